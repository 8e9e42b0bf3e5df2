import Animation
import Geometry

/// The way of a finger through several points, at an even pace along the way before it is eased.
struct FingerPath {
  let start: Double
  let end: Double
  private let points: [Point]
  private let easing: Easing

  /// From the first point to each.
  private let lengths: [Double]

  /// - Precondition: there is a point, and `end` is not before `start`.
  init(_ points: [Point], from start: Double, to end: Double, easing: Easing) {
    precondition(!points.isEmpty && start <= end, "a way has a beginning and an end")
    self.points = points
    self.start = start
    self.end = end
    self.easing = easing
    var sum = 0.0
    var lengths = [0.0]
    for (point, next) in zip(points, points.dropFirst()) {
      let (x, y) = (next.x - point.x, next.y - point.y)
      sum += (x * x + y * y).squareRoot()
      lengths.append(sum)
    }
    self.lengths = lengths
  }

  func point(at time: Double) -> Point {
    let last = points[points.count - 1]
    guard time < end, let whole = lengths.last, whole > 0 else { return last }
    let way = whole * easing.progress((time - start) / (end - start))
    guard let next = lengths.firstIndex(where: { $0 >= way }) else { return last }
    guard next > 0 else { return points[0] }
    let part = (way - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    let (from, to) = (points[next - 1], points[next])
    return Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
