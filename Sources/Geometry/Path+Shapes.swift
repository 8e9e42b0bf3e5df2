extension Path {
  /// A rectangle, clockwise as seen with y downward.
  public init(_ rect: Rect) {
    self.init(elements: [
      .move(to: Point(x: rect.minX, y: rect.minY)), .line(to: Point(x: rect.maxX, y: rect.minY)),
      .line(to: Point(x: rect.maxX, y: rect.maxY)), .line(to: Point(x: rect.minX, y: rect.maxY)),
    ])
  }

  /// A rectangle with circular corners, clockwise; the radius is at most half the shorter side.
  public init(_ rect: Rect, cornerRadius: Double) {
    let radius = RoundedRect(rect, cornerRadius: cornerRadius).cornerRadius
    guard radius > 0 else {
      self.init(rect)
      return
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    self.init(elements: [
      .move(to: Point(x: left + radius, y: top)),
      .line(to: Point(x: right - radius, y: top)),
      .quarterArc(corner: Point(x: right, y: top), to: Point(x: right, y: top + radius)),
      .line(to: Point(x: right, y: bottom - radius)),
      .quarterArc(corner: Point(x: right, y: bottom), to: Point(x: right - radius, y: bottom)),
      .line(to: Point(x: left + radius, y: bottom)),
      .quarterArc(corner: Point(x: left, y: bottom), to: Point(x: left, y: bottom - radius)),
      .line(to: Point(x: left, y: top + radius)),
      .quarterArc(corner: Point(x: left, y: top), to: Point(x: left + radius, y: top)),
    ])
  }

  /// A circle, clockwise.
  public init(circleAt center: Point, radius: Double) {
    let box = Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    self.init(box, cornerRadius: radius)
  }

  /// The band of the given width along the inside of a rounded rectangle's edge.
  public init(borderOf shape: RoundedRect, width: Double) {
    self.init(shape.rect, cornerRadius: shape.cornerRadius)
    let inner = shape.inset(by: width)
    guard !inner.rect.isEmpty else { return }
    append(Path(inner.rect, cornerRadius: inner.cornerRadius).reversed)
  }

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
