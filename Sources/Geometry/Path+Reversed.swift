extension Path {
  /// The same outline run the other way round.
  public var reversed: Path {
    var result: [Element] = []
    var contour: [(element: Element, from: Point)] = []
    var current = Point.zero
    func flush() {
      guard !contour.isEmpty else { return }
      result.append(.move(to: current))
      for (element, from) in contour.reversed() { result.append(element.ending(at: from)) }
      contour = []
    }
    for element in elements {
      if case .move(let to) = element {
        flush()
        current = to
      } else {
        contour.append((element, current))
        current = element.end
      }
    }
    flush()
    return Path(elements: result)
  }
}

extension Path.Element {
  /// Where the element ends.
  public var end: Point {
    switch self {
    case .move(let to), .line(let to), .quadratic(_, let to), .cubic(_, _, let to),
      .quarterArc(_, let to):
      to
    }
  }

  /// The element run backwards, so that it ends at `start`.
  fileprivate func ending(at start: Point) -> Self {
    switch self {
    case .move: .move(to: start)
    case .line: .line(to: start)
    case .quadratic(let control, _): .quadratic(control: control, to: start)
    case .cubic(let control1, let control2, _):
      .cubic(control1: control2, control2: control1, to: start)
    case .quarterArc(let corner, _): .quarterArc(corner: corner, to: start)
    }
  }
}
