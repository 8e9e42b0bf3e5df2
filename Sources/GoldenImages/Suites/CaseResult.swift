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
  }

  public let name: String
  public internal(set) var status = Status.equal
  public internal(set) var reason: Reason?

  /// Whether its pixels are an accepted alternate of what is recorded.
  public internal(set) var isAlternate = false

  /// What was recorded or approved in this run.
  public internal(set) var isRecorded = false

  /// The goldens that are missing.
  public internal(set) var missing: [FilePath] = []
  public internal(set) var error: GoldenError?

  /// How many frames there are and how many there should be; 1 for a still.
  public internal(set) var frameCount = 1
  public internal(set) var goldenFrameCount = 1
  public internal(set) var fps: Double?
  public internal(set) var goldenFPS: Double?

  /// The frames that are not recorded just so.
  public internal(set) var frames: [FrameResult] = []

  /// How the frames of a sequence correspond to those that are recorded.
  public internal(set) var verdict: SequenceVerdict?

  /// What became of the items, the frame that differs most.
  public internal(set) var items: ItemFindings?

  /// The ways of items that are off.
  public internal(set) var drifts: [ItemDrift] = []

  /// What is another way here than where the golden was recorded; told where something differs.
  public internal(set) var environment: String?

  /// Pictures of what differs, in the folder of the report.
  public internal(set) var pictures: [FramePictures] = []

  public init(name: String) {
    self.name = name
  }

  public var passes: Bool { status == .equal || status == .tolerated }

  /// The frames that count as different.
  public var differentFrames: [FrameResult] { frames.filter { !$0.passes } }

  public var summary: SequenceSummary {
    var counts = [Int?](repeating: 0, count: max(frameCount, goldenFrameCount))
    for frame in frames where !frame.passes {
      counts[frame.index] = frame.comparison.map { max(1, $0.diffCount) }
    }
    return SequenceSummary(counts: counts)
  }
}
