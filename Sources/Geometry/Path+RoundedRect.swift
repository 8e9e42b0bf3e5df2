extension Path {
  /// A rectangle, clockwise as seen with y downward.
  public init(_ rect: Rect) {
    self.init(elements: [
      .move(to: Point(x: rect.minX, y: rect.minY)), .line(to: Point(x: rect.maxX, y: rect.minY)),
      .line(to: Point(x: rect.maxX, y: rect.maxY)), .line(to: Point(x: rect.minX, y: rect.maxY)),
    ])
  }

  /// A rectangle with rounded corners, clockwise as seen with y downward.
  public init(_ shape: RoundedRect) {
    guard shape.cornerRadius > 0 else {
      self.init(shape.rect)
      return
    }
    let (rect, radius) = (shape.rect, shape.cornerRadius)
    let reach = radius * shape.cornerStyle.reach
    self.init(elements: [.move(to: Point(x: rect.minX + reach, y: rect.minY))])
    let corners = [
      Corner(x: rect.maxX, y: rect.minY, along: (1, 0), radius),
      Corner(x: rect.maxX, y: rect.maxY, along: (0, 1), radius),
      Corner(x: rect.minX, y: rect.maxY, along: (-1, 0), radius),
      Corner(x: rect.minX, y: rect.minY, along: (0, -1), radius),
    ]
    for corner in corners {
      elements.append(.line(to: corner.place(shape.cornerStyle.reach, 0)))
      elements += corner.elements(shape.cornerStyle)
    }
  }

  /// A rectangle with circular corners; the radius is at most half the shorter side.
  public init(_ rect: Rect, cornerRadius: Double) {
    self.init(RoundedRect(rect, cornerRadius: cornerRadius))
  }

  /// A circle, clockwise.
  public init(circleAt center: Point, radius: Double) {
    let box = Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    self.init(box, cornerRadius: radius)
  }

  /// The band of the given width along the inside of a rounded rectangle's edge.
  public init(borderOf shape: RoundedRect, width: Double) {
    self.init(shape)
    let inner = shape.inset(by: width)
    guard !inner.rect.isEmpty else { return }
    append(Path(inner).reversed)
  }
}

/// Where two sides of a rectangle meet, seen along the side that leads to it.
private struct Corner {
  private let tip: Point
  private let x: Double
  private let y: Double
  private let radius: Double

  init(x: Double, y: Double, along direction: (x: Double, y: Double), _ radius: Double) {
    tip = Point(x: x, y: y)
    (self.x, self.y) = direction
    self.radius = radius
  }

  /// The place so many radii before the tip and so many beside the side, inward.
  func place(_ before: Double, _ inward: Double) -> Point {
    // Inward is a quarter turn to the right of the direction.
    Point(
      x: tip.x + (-before * x - inward * y) * radius,
      y: tip.y + (-before * y + inward * x) * radius)
  }

  /// The curve from one side to the next.
  ///
  /// The numbers of the continuous one are unofficial, and not quite the same on both sides:
  /// PaintCode, "Code for iOS 7 Rounded Rectangles", 2013.
  func elements(_ style: CornerStyle) -> [Path.Element] {
    switch style {
    case .circular:
      return [.quarterArc(corner: tip, to: place(0, 1))]
    case .continuous:
      return [
        .cubic(
          control1: place(1.08849323, 0), control2: place(0.86840689, 0),
          to: place(0.66993427, 0.06549600)),
        .line(to: place(0.63149399, 0.07491100)),
        .cubic(
          control1: place(0.37282392, 0.16905899), control2: place(0.16906013, 0.37282401),
          to: place(0.07491176, 0.63149399)),
        .cubic(
          control1: place(0, 0.86840701), control2: place(0, 1.08849299),
          to: place(0, style.reach)),
      ]
    }
  }
}
