import ImageComparison

/// How much may differ before a golden counts as not met; nothing unless somebody says so.
///
/// What lies within a budget is told as a warning.
public struct GoldenBudget: Hashable, Sendable {
  /// Of a picture, or of each frame.
  public var differentPixels: Int

  /// Frames of a sequence in which more pixels may differ than that.
  public var differentFrames: Int

  public init(differentPixels: Int = 0, differentFrames: Int = 0) {
    self.differentPixels = differentPixels
    self.differentFrames = differentFrames
  }

  /// Whether nothing but pixels differs, and few enough of them.
  func allows(_ findings: CaseResult) -> Bool {
    guard findings.reason == .pixels else { return false }
    let frames = findings.differentFrames
    // A frame without a picture is judged by its hash alone, so how much differs is not known.
    guard frames.allSatisfy({ $0.comparison?.verdict == .pixels }) else { return false }
    let over = frames.count { ($0.comparison?.diffCount ?? .max) > differentPixels }
    return over <= (findings.fps == nil ? 0 : differentFrames)
  }
}
