public import Geometry
public import Pixels

/// The shadow of a card.
public struct ShadowStyle: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var radius = 6.0

  /// From 0 to 1.
  public var opacity = 0.25

  /// From the card to its shadow, in points.
  public var offset = Point(x: 0, y: 3)

  /// Its alpha counts beside the opacity.
  public var color = Color.black

  public init() {}

  /// The color with the opacity in its alpha.
  public var shade: Color {
    Color(
      red: color.red, green: color.green, blue: color.blue,
      alpha: UInt8((Double(color.alpha) * opacity).rounded()))
  }
}
