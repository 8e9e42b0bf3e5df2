extension Path {
  /// The outline of a line of some width through points, with round ends and joins.
  ///
  /// It is one contour, in which the line is wound around once, so that joins are not counted twice.
  /// A line that crosses itself is; so is a bend sharper than its pieces are long. Points in the same
  /// place count as one, and one point gives a circle.
  public init(lineThrough points: [Point], width: Double) {
    var vertices: [Point] = []
    for point in points where point != vertices.last { vertices.append(point) }
    guard let first = vertices.first, width > 0 else {
      self.init()
      return
    }
    guard vertices.count > 1 else {
      self.init(circleAt: first, radius: width / 2)
      return
    }
    // There and back, on the left side each way.
    let round = vertices + vertices.dropFirst().dropLast().reversed()
    var side = LineSide(radius: width / 2)
    for index in round.indices {
      let before = round[(index + round.count - 1) % round.count]
      side.turn(from: before, at: round[index], to: round[(index + 1) % round.count])
    }
    self.init(elements: side.elements)
  }
}

/// The left side of a line, built vertex by vertex.
private struct LineSide {
  private(set) var elements: [Path.Element] = []
  private let radius: Double

  init(radius: Double) {
    self.radius = radius
  }

  mutating func turn(from before: Point, at vertex: Point, to after: Point) {
    let (arriving, leaving) = (Step(from: before, to: vertex), Step(from: vertex, to: after))
    let (start, end) = (arriving.left, leaving.left)
    let turn = arriving.x * leaving.y - arriving.y * leaving.x
    let likeness = arriving.x * leaving.x + arriving.y * leaving.y
    if turn < 0 {
      // The inner side of a bend: both sides of it are cut where they meet.
      let needed = radius * -turn / (1 + likeness)
      if likeness > -1, needed <= min(arriving.length, leaving.length) {
        let reach = radius / (1 + likeness)
        add(Point(x: (start.x + end.x) * reach, y: (start.y + end.y) * reach), vertex)
      } else {
        add(start, vertex, radius)
        add(.zero, vertex)
        add(end, vertex, radius)
      }
    } else {
      add(start, vertex, radius)
      addArc(from: start, to: end, about: vertex, forward: Point(x: arriving.x, y: arriving.y))
    }
  }

  private mutating func add(_ offset: Point, _ vertex: Point, _ length: Double = 1) {
    let place = Point(x: vertex.x + offset.x * length, y: vertex.y + offset.y * length)
    elements.append(elements.isEmpty ? .move(to: place) : .line(to: place))
  }

  /// Adds an arc between two unit directions, by way of `forward` where they are opposite.
  private mutating func addArc(
    from start: Point, to end: Point, about vertex: Point, forward: Point
  ) {
    func place(_ offset: Point) -> Point {
      Point(x: vertex.x + offset.x * radius, y: vertex.y + offset.y * radius)
    }
    let cosine = start.x * end.x + start.y * end.y
    guard cosine < 1, start != end else { return }
    if cosine < 0 {
      let length = (2 + 2 * cosine).squareRoot()
      let half =
        length > 1e-6
        ? Point(x: (start.x + end.x) / length, y: (start.y + end.y) / length) : forward
      addArc(from: start, to: half, about: vertex, forward: forward)
      addArc(from: half, to: end, about: vertex, forward: forward)
      return
    }
    if cosine == 0 {
      let corner = place(Point(x: start.x + end.x, y: start.y + end.y))
      elements.append(.quarterArc(corner: corner, to: place(end)))
      return
    }
    // The usual cubic: handles of 4/3 · tan(angle / 4), found by square roots alone.
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    let handle = 4.0 / 3 * ((1 - halfCosine) / (1 + halfCosine)).squareRoot()
    elements.append(
      .cubic(
        control1: place(Point(x: start.x - start.y * handle, y: start.y + start.x * handle)),
        control2: place(Point(x: end.x + end.y * handle, y: end.y - end.x * handle)),
        to: place(end)))
  }
}

/// The way from one point to another: a unit direction and a length.
private struct Step {
  let x: Double
  let y: Double
  let length: Double

  init(from start: Point, to end: Point) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    length = (dx * dx + dy * dy).squareRoot()
    (x, y) = (dx / length, dy / length)
  }

  var left: Point { Point(x: y, y: -x) }
}
