public import ImageComparison

/// What was found about a frame that is not recorded just so.
public struct FrameResult: Sendable {
  public let pair: FramePair

  /// Nil where only one of both is there, or no picture of the golden is kept.
  public let comparison: Comparison?

  /// How much its items differ; nil where that was not asked, or is not known.
  public internal(set) var extent: ItemExtent?

  init(pair: FramePair, comparison: Comparison?) {
    self.pair = pair
    self.comparison = comparison
  }

  public var index: Int { pair.number }

  public var passes: Bool { comparison?.isEqual ?? false }
}
