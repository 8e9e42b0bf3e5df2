import Geometry

/// Turns the curves of one contour into chords that stray at most 0.002 pixel from them.
///
/// Curves are halved again and again, so the points of a curve depend on nothing but the curve. A
/// part that lies wholly outside the window on one side is left as one chord: it covers the same.
/// Square root is the only function used that is not a basic operation, so all machines agree.
struct ContourFlattener {
  private(set) var points: [Point] = []

  private let top: Double
  private let bottom: Double
  private let left: Double
  private let right: Double

  /// In pixels.
  private static let tolerance = 0.002

  /// Enough for a radius of two million pixels; beyond it chords may stray further.
  private static let deepestHalving = 16

  init(window: PixelArea) {
    top = Double(window.rows.lowerBound)
    bottom = Double(window.rows.upperBound)
    left = Double(window.columns.lowerBound)
    right = Double(window.columns.upperBound)
  }

  mutating func begin(at point: Point) {
    points.removeAll(keepingCapacity: true)
    points.append(point)
  }

  mutating func addLine(to point: Point) {
    points.append(point)
  }

  mutating func addCubic(_ control1: Point, _ control2: Point, to end: Point) {
    guard let start = points.last else { return }
    let bend = max(
      Self.length(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
      Self.length(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
    // A chord strays by at most an eighth of the second derivative, 6 times the bend.
    let depth = Self.halvings(bringing: 0.75 * bend)
    halveCubic(start, control1, control2, end, depth)
  }

  mutating func addQuarterArc(corner: Point, to end: Point) {
    guard let start = points.last else { return }
    let center = Point(x: start.x + end.x - corner.x, y: start.y + end.y - corner.y)
    let arc = Transform(
      a: start.x - center.x, b: start.y - center.y, c: end.x - center.x, d: end.y - center.y,
      tx: center.x, ty: center.y)
    let radius = max(Self.length(arc.a, arc.b), Self.length(arc.c, arc.d))
    // A chord over the angle t strays by r·t²/8; the quarter is π/2.
    let depth = Self.halvings(bringing: radius * 0.308425)
    halveArc(arc, Point(x: 1, y: 0), Point(x: 0, y: 1), depth)
    // The end itself, not its image, so that contours close without a gap.
    points[points.count - 1] = end
  }

  /// How often to halve so that an error that shrinks to a quarter each time is tolerable.
  private static func halvings(bringing error: Double) -> Int {
    var (error, depth) = (error, 0)
    while error > tolerance, depth < deepestHalving {
      error /= 4
      depth += 1
    }
    return depth
  }

  private static func length(_ x: Double, _ y: Double) -> Double {
    (x * x + y * y).squareRoot()
  }

  private mutating func halveCubic(
    _ start: Point, _ control1: Point, _ control2: Point, _ end: Point, _ depth: Int
  ) {
    let isFar =
      isOutside(start, control1, end) && isOutside(start, control2, end)
      && isOutside(control1, control2, end)
    guard depth > 0, !isFar else {
      points.append(end)
      return
    }
    let (a, b, c) = (
      Self.middle(start, control1), Self.middle(control1, control2), Self.middle(control2, end)
    )
    let (d, e) = (Self.middle(a, b), Self.middle(b, c))
    let half = Self.middle(d, e)
    halveCubic(start, a, d, half, depth - 1)
    halveCubic(half, e, c, end, depth - 1)
  }

  /// Adds the part of the unit quarter between two directions, mapped by `arc`.
  private mutating func halveArc(
    _ arc: Transform, _ from: Point, _ to: Point, _ depth: Int
  ) {
    let end = arc.apply(to: to)
    let sum = Point(x: from.x + to.x, y: from.y + to.y)
    let tangent = 1 + from.x * to.x + from.y * to.y
    let corner = arc.apply(to: Point(x: sum.x / tangent, y: sum.y / tangent))
    guard depth > 0, !isOutside(arc.apply(to: from), corner, end) else {
      points.append(end)
      return
    }
    let length = Self.length(sum.x, sum.y)
    let half = Point(x: sum.x / length, y: sum.y / length)
    halveArc(arc, from, half, depth - 1)
    halveArc(arc, half, to, depth - 1)
  }

  private static func middle(_ p: Point, _ q: Point) -> Point {
    Point(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2)
  }

  /// Whether a triangle lies wholly above, below, left or right of the window.
  private func isOutside(_ p: Point, _ q: Point, _ r: Point) -> Bool {
    (p.y <= top && q.y <= top && r.y <= top) || (p.y >= bottom && q.y >= bottom && r.y >= bottom)
      || (p.x <= left && q.x <= left && r.x <= left)
      || (p.x >= right && q.x >= right && r.x >= right)
  }
}
