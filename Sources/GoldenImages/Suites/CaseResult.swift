public import BoardModel
public import ImageComparison

/// What a case was found to be.
public struct CaseResult: Sendable {
  public enum Status: String, Hashable, Sendable {
    /// Its pixels are those that are recorded, or others that were accepted.
    case equal
    /// They differ by no more than the metric allows.
    case tolerated
    case different
    case missing
    /// It could not be judged.
    case error
  }

  /// What sets a case apart that is different.
  public enum Reason: String, Hashable, Sendable {
    case pixels
    case size
    /// The number of frames, or how fast they follow each other.
    case frames
    /// Something that holds of all sequences, whatever is recorded.
    case invariants
    /// Drawn again it is another picture.
    case drawings
  }

  public let name: String
  public internal(set) var status = Status.equal
  public internal(set) var reason: Reason?

  /// Whether its pixels are an accepted alternate of what is recorded.
  public internal(set) var isAlternate = false

  /// The hash of all that was drawn; nil where nothing could be.
  public internal(set) var drawn: String?

  /// What was recorded or approved in this run.
  public internal(set) var isRecorded = false

  /// The frames that were approved, where not the whole was; one is that of a still.
  public internal(set) var recordedFrames: FrameNumbers?

  /// The frames that differ still where only a part was approved.
  public internal(set) var unapprovedFrames: FrameNumbers?

  /// The goldens that are missing.
  public internal(set) var missing: [FilePath] = []
  public internal(set) var error: GoldenError?

  /// How many frames there are and how many there should be; 1 for a still.
  public internal(set) var frameCount = 1
  public internal(set) var goldenFrameCount = 1
  public internal(set) var fps: Double?
  public internal(set) var goldenFPS: Double?

  /// The frames that are not recorded just so, by their numbers.
  public internal(set) var frames: [FrameResult] = []

  /// How frames correspond where some were dropped or inserted; nil where they do by their numbers.
  var alignedPairs: [FramePair]?

  /// Those of ``alignedPairs`` that are not just alike.
  var alignedFrames: [FrameResult]?

  /// Whether the last frames of both are equal; nil where that was not asked.
  var settlesEqual: Bool?

  /// Whether it differs by so little that the budget allows it.
  public internal(set) var isWithinBudget = false

  /// What the budget has too little of.
  public internal(set) var budgetExcesses: [BudgetExcess] = []

  /// The items of the case whose pixels did not count.
  public internal(set) var ignoredItems: [String] = []

  /// Rows that were inserted or removed, where that is all that differs.
  public internal(set) var rows: RowAlignment?

  /// Columns that were inserted or removed, where that is all that differs.
  public internal(set) var columns: ColumnAlignment?

  /// What was checked of a sequence without its golden, and what of that does not hold.
  public internal(set) var checkedInvariants: [SequenceInvariant] = []
  public internal(set) var brokenInvariants: [SequenceInvariant] = []

  /// The drawing of the same case that came out another way, where it was drawn again.
  public internal(set) var otherDrawing: RepeatedDrawing?

  /// Whether of the golden only hashes are recorded.
  public internal(set) var isHashOnly = false

  /// The pictures of the golden that hold other pixels than its record says.
  public internal(set) var disagreeing: [FilePath] = []

  /// How the frames of a sequence correspond to those that are recorded.
  public internal(set) var verdict: SequenceVerdict?

  /// Frames that change where the golden stands still.
  public internal(set) var flicker: SequenceFlicker?

  /// The items that are carried, where nothing but these differs in the frames that are told.
  public internal(set) var onlyGhosts: [String] = []

  /// What became of the items, the frame that differs most.
  public internal(set) var items: ItemFindings?

  /// The ways of items that are off.
  public internal(set) var drifts: [ItemDrift] = []

  /// What is another way here than where the golden was recorded; told where something differs.
  public internal(set) var environment: String?

  /// Pictures of what differs, in the folder of the report.
  public internal(set) var pictures: [FramePictures] = []

  /// Why these could not be written.
  var unwritten: GoldenError?

  public init(name: String) {
    self.name = name
  }

  /// Whether what is drawn is what the golden shows, so that one picture of both is enough.
  var isJustAsRecorded: Bool {
    status == .equal && !isAlternate && frames.isEmpty && error == nil
  }

  public var passes: Bool { status == .equal || status == .tolerated }

  /// The frames that count as different.
  public var differentFrames: [FrameResult] { frames.filter { !$0.passes } }
}
