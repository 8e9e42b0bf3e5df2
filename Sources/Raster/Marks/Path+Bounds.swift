import Geometry

extension Path {
  /// The smallest upright rectangle around all points and control points; nil where there are none
  /// or where one is not finite.
  var bounds: Rect? { bounds(under: .identity) }

  /// The same of the transformed path.
  func bounds(under transform: Transform) -> Rect? {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    var isFinite = true
    func add(_ point: Point) {
      let placed = transform.apply(to: point)
      isFinite = isFinite && placed.x.isFinite && placed.y.isFinite
      (minX, minY) = (min(minX, placed.x), min(minY, placed.y))
      (maxX, maxY) = (max(maxX, placed.x), max(maxY, placed.y))
    }
    if let first = elements.first {
      if case .move = first {} else { add(.zero) }
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to):
        add(to)
      case .quadratic(let control, let to), .quarterArc(let control, let to):
        add(control)
        add(to)
      case .cubic(let control1, let control2, let to):
        add(control1)
        add(control2)
        add(to)
      }
    }
    guard isFinite, minX <= maxX else { return nil }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
