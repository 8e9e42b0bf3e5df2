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

  public init(color: Color, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
