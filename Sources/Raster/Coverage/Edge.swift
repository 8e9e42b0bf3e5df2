import Geometry

/// One straight piece of an outline, stored from top to bottom, in pixels.
struct Edge {
  let top: Point
  let bottom: Point

  /// 1 where the outline runs downward, -1 where it runs upward.
  let winding: Double

  /// Makes nothing of a horizontal piece, which encloses no area.
  init?(from start: Point, to end: Point) {
    guard start.y != end.y else { return nil }
    (top, bottom, winding) = start.y < end.y ? (start, end, 1) : (end, start, -1)
  }

  var isVertical: Bool { top.x == bottom.x }

  /// Where the edge is at a height, from its own ends alone, so that no earlier row has a say.
  func x(at y: Double) -> Double {
    if y <= top.y { return top.x }
    if y >= bottom.y { return bottom.x }
    return top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)
  }
}
