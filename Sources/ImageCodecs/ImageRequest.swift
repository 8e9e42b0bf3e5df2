public import Pixels

/// How a picture is wanted.
public struct ImageRequest: Hashable, Sendable {
  /// The upright size that the picture is to be drawn at, or nil for its own.
  ///
  /// Where a format can shrink while it is decoded, it does so, but to no less than twice this.
  public var target: PixelSize?

  public var limit: PixelLimit

  /// Whether a picture that is cut off is given with what it lacks left transparent, if at least
  /// its first row is whole.
  public var allowsTruncation: Bool

  /// Whether rows hold colors as they are stored, not multiplied by their alpha.
  var isStraight = false

  /// Whether a PNG is read with libpng alone, by rows; for tests, which compare the ways.
  package var readsRowByRow = false

  public init(
    target: PixelSize? = nil, limit: PixelLimit = PixelLimit(), allowsTruncation: Bool = false
  ) {
    self.target = target
    self.limit = limit
    self.allowsTruncation = allowsTruncation
  }
}
