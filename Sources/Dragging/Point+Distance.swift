import Geometry

extension Point {
  func squaredDistance(to other: Point) -> Double {
    (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
  }
}
