public import Geometry
public import Pixels

/// A blurred image of a shape, in one color, that lies under the whole shape and beyond it.
public struct Shadow: Hashable, Sendable {
  /// Opacity is the color's alpha.
  public var color: Color

  /// The standard deviation of the Gaussian blur, in points: Core Animation's `shadowRadius`, half
  /// of what CSS calls blur radius.
  public var radius: Double

  /// From the shape to its shadow, in points.
  public var offset: Point

  /// Whether the shadow is left out where the shape is, so that it is not seen through what is
  /// transparent in an upright one; along the edge and in corners a rest of it stays.
  public var isOutside: Bool

  public init(color: Color, radius: Double, offset: Point = .zero, isOutside: Bool = false) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.isOutside = isOutside
  }
}
