import Geometry

/// The nearest of the items looked at so far.
struct NearestItem {
  private(set) var item: Int?

  /// In points.
  private(set) var distance = Double.infinity

  mutating func consider(_ candidate: Int, _ frame: Rect, from point: Point) {
    guard !frame.isEmpty else { return }
    let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
    let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
    let other = (x * x + y * y).squareRoot()
    guard other < distance || other == distance && candidate < item ?? .max else { return }
    item = candidate
    distance = other
  }
}
