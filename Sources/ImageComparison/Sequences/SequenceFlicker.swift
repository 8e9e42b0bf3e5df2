/// Frames that change where those of the golden stand still.
///
/// A frame may differ by so little that it is tolerated, and the eye still sees it change: nothing
/// is to move there.
public struct SequenceFlicker: Hashable, Sendable {
  /// The frames that are not as the one before, by their numbers.
  public let frames: [Int]

  /// One frame that differs comes and goes in two changes.
  private static let leastChanges = 3

  /// Nil where there are fewer changes than make a flicker.
  ///
  /// - Parameters: what tells the frames of two sequences apart; those beyond the shorter one are not
  ///   looked at.
  public init?<Frame: Hashable>(_ golden: [Frame], _ actual: [Frame]) {
    let count = min(golden.count, actual.count)
    frames = (1..<max(1, count)).filter {
      golden[$0] == golden[$0 - 1] && actual[$0] != actual[$0 - 1]
    }
    if frames.count < Self.leastChanges { return nil }
  }

  /// The flicker as people read it.
  public var words: String {
    let named = frames.prefix(5).map(String.init).joined(separator: ", ")
    let rest = frames.count > 5 ? " and \(frames.count - 5) more" : ""
    return "flickers: the golden stands still and frames \(named)\(rest) change"
  }
}
