/// An axis-aligned rectangle, in points, that owns its left and top edges but not its right and
/// bottom ones.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  public var minX: Double { x }
  public var minY: Double { y }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  public var size: Size { Size(width: width, height: height) }

  /// Whether the rectangle has no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the two rectangles share area; touching edges do not count.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The rectangle moved inward on every side; never of negative size.
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance,
      width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
  }
}
