import Geometry

/// The edges of a path that touch the rows of a window.
struct Outline {
  let window: PixelArea
  private(set) var edges: [Edge] = []

  /// Farther than any canvas reaches; beyond it, places would lose their fractions of a pixel.
  private static let farthest = 1_099_511_627_776.0

  /// Maps a path to pixels by `transform`, cuts it to the intersection of the half planes, and keeps
  /// what a scan of the window needs.
  init(_ path: Path, transform: Transform, clip: [HalfPlane] = [], window: PixelArea) {
    self.window = window
    func place(_ point: Point) -> Point {
      let placed = transform.apply(to: point)
      return Point(
        x: max(-Self.farthest, min(placed.x, Self.farthest)),
        y: max(-Self.farthest, min(placed.y, Self.farthest)))
    }
    var contour = ContourFlattener(window: window)
    var current = Point.zero
    contour.begin(at: place(current))
    for element in path.elements {
      switch element {
      case .move(let to):
        addContour(contour.points, clip: clip)
        contour.begin(at: place(to))
      case .line(let to):
        contour.addLine(to: place(to))
      case .quadratic(let control, let to):
        let (start, middle, end) = (place(current), place(control), place(to))
        contour.addCubic(
          Self.twoThirds(from: start, to: middle), Self.twoThirds(from: end, to: middle), to: end)
      case .cubic(let control1, let control2, let to):
        contour.addCubic(place(control1), place(control2), to: place(to))
      case .quarterArc(let corner, let to):
        contour.addQuarterArc(corner: place(corner), to: place(to))
      }
      current = element.end
    }
    addContour(contour.points, clip: clip)
  }

  private static func twoThirds(from start: Point, to control: Point) -> Point {
    Point(
      x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
  }

  private mutating func addContour(_ points: [Point], clip: [HalfPlane]) {
    let contour = clip.reduce(points) { $1.clip($0) }
    guard var previous = contour.last, contour.count > 1 else { return }
    let top = Double(window.rows.lowerBound)
    let bottom = Double(window.rows.upperBound)
    let right = Double(window.columns.upperBound)
    for point in contour {
      if let edge = Edge(from: previous, to: point), edge.top.y < bottom, edge.bottom.y > top,
        min(edge.top.x, edge.bottom.x) < right
      {
        edges.append(edge)
      }
      previous = point
    }
  }
}
