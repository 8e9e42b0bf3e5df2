public import Pixels

/// How a picture is wanted.
public struct ImageRequest: Hashable, Sendable {
  /// The upright size that the picture is to be drawn at, or nil for its own.
  ///
  /// Where a format can shrink while it is decoded, it does so, but to no less than twice this.
  public var target: PixelSize?

  public var limit: PixelLimit

  public init(target: PixelSize? = nil, limit: PixelLimit = PixelLimit()) {
    self.target = target
    self.limit = limit
  }
}
