/// What became of the items of a frame.
public struct ItemFindings: Sendable {
  /// Of the frame and the recorded one that it was held against.
  public let pair: FramePair

  /// What the layouts alone say.
  public let sentences: [String]

  /// What the layouts and the pixels say, of each item that is not equal.
  public let findings: [ItemAttribution.Finding]

  /// Different pixels that belong to no item.
  public let unowned: Int
}
