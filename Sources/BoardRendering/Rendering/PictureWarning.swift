public import BoardModel

/// A picture that was drawn although something is wrong with it.
public struct PictureWarning: Hashable, Sendable {
  public let path: FilePath

  /// What is wrong, in words; at least one.
  public let reasons: [String]
}
