public import ImageComparison
public import Pixels

/// A pixel that is another one.
public struct PixelChange: Hashable, Sendable {
  public let place: PixelPlace

  /// Nil where the golden has no such pixel.
  public let golden: Color?

  /// Nil where the picture has no such pixel.
  public let actual: Color?
}
