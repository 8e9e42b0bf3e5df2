import ImageComparison

/// How much may differ before a golden counts as not met; nothing unless somebody says so.
///
/// What lies within a budget is told as a warning. Each part is independent of the others.
public struct GoldenBudget: Hashable, Sendable {
  /// Of a picture, or of each frame.
  public var differentPixels: Int

  /// Frames of a sequence in which more may differ than that.
  public var differentFrames: Int

  /// How many of these may follow each other; any number of them where this is nil.
  public var consecutiveFrames: Int?

  /// How far items may stand from their places, in points.
  public var shift: Double = 0

  /// How far items of a sequence may be from their ways, in pixels.
  public var drift: Double = 0

  /// Of each item, also of one that moved.
  public var itemPixels = 0

  /// The ids of items whose pixels do not count, wherever they are and were; lists of them with commas
  /// are understood too.
  public var ignoredItems: [String] = []

  /// By how many frames a sequence may be late or early, if it is the same one.
  public var lag = 0

  public init(differentPixels: Int = 0, differentFrames: Int = 0) {
    self.differentPixels = differentPixels
    self.differentFrames = differentFrames
  }

  /// Whether it must be known of each frame what became of its items.
  var measuresItems: Bool { shift > 0 || drift > 0 || itemPixels > 0 }

  /// Whether nothing but pixels differs, and little enough of them.
  func allows(_ findings: CaseResult) -> Bool {
    guard findings.reason == .pixels else { return false }
    if lag > 0, let frames = findings.verdict?.lag, frames <= lag { return true }
    let bad = findings.differentFrames.filter { !allows($0, findings) }
    // A frame without a picture is judged by its hash alone, so how much differs is not known.
    guard bad.allSatisfy({ $0.comparison?.verdict == .pixels }) else { return false }
    guard bad.count <= (findings.fps == nil ? 0 : differentFrames) else { return false }
    return longestRun(bad) <= consecutiveFrames ?? .max
  }

  /// How many of the frames follow each other at most.
  func longestRun(_ frames: [FrameResult]) -> Int {
    FrameNumbers(frames.map(\.index)).ranges.map(\.count).max() ?? 0
  }

  func allows(_ frame: FrameResult, _ findings: CaseResult) -> Bool {
    guard let comparison = frame.comparison, comparison.verdict == .pixels else { return false }
    if comparison.diffCount <= differentPixels { return true }
    guard measuresItems, let extent = frame.extent else { return false }
    let farthest = findings.fps == nil ? shift : max(shift, drift / extent.scale)
    return extent.shift <= farthest && extent.pixels <= itemPixels
      && extent.unowned <= differentPixels
  }
}

extension SequenceVerdict {
  /// By how many frames one sequence is off the other, if that is all.
  var lag: Int? {
    switch self {
    case .late(let frames), .early(let frames): frames
    case .equal, .timing, .content: nil
    }
  }
}
