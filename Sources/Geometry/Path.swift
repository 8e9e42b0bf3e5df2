/// An outline made of closed contours, in points.
///
/// A path encloses the area around which it winds; a hole is a contour that runs the other way
/// round. The enclosed area is the absolute winding sum, at most one.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    /// Begins a contour; the one before is closed.
    case move(to: Point)
    case line(to: Point)
    case quadratic(control: Point, to: Point)
    case cubic(control1: Point, control2: Point, to: Point)
    /// A quarter of an ellipse from the current point to `to`, whose tangents meet in `corner`.
    ///
    /// An affine map of the three points gives the mapped arc.
    case quarterArc(corner: Point, to: Point)
  }

  public var elements: [Element]

  public init(elements: [Element] = []) {
    self.elements = elements
  }

  public mutating func append(_ other: Path) {
    elements.append(contentsOf: other.elements)
  }

  public func transformed(by transform: Transform) -> Path {
    Path(elements: elements.map { $0.transformed(by: transform) })
  }
}

extension Path.Element {
  func transformed(by transform: Transform) -> Self {
    switch self {
    case .move(let to):
      .move(to: transform.apply(to: to))
    case .line(let to):
      .line(to: transform.apply(to: to))
    case .quadratic(let control, let to):
      .quadratic(control: transform.apply(to: control), to: transform.apply(to: to))
    case .cubic(let control1, let control2, let to):
      .cubic(
        control1: transform.apply(to: control1), control2: transform.apply(to: control2),
        to: transform.apply(to: to))
    case .quarterArc(let corner, let to):
      .quarterArc(corner: transform.apply(to: corner), to: transform.apply(to: to))
    }
  }
}
