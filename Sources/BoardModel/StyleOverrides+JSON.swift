import Geometry
import Pixels

extension StyleOverrides {
  static let keys = [
    "cornerRadius", "corners", "border", "shadow", "background", "insets", "caption",
  ]

  /// What a `style` says; nothing where there is none.
  ///
  /// - Parameter others: Keys that somebody else reads.
  init(_ value: JSONValue?, at path: String, others: [String] = []) throws(BoardError) {
    guard let value else { return }
    let style = try JSONObjectReader(value, at: path, known: StyleOverrides.keys + others)
    cornerRadius = try style.number("cornerRadius", in: .notNegative)
    corners = try style.choice("corners")
    background = try style.color("background")
    insets = try style.edges("insets")
    if let value = style.value("border") {
      let border = try JSONObjectReader(value, at: path + ".border", known: ["width", "color"])
      borderWidth = try border.number("width", in: .notNegative) ?? 1
      borderColor = try border.color("color")
    }
    switch style.value("shadow") {
    case nil: break
    case .bool(let hasShadow)?: shadow = .some(hasShadow ? ShadowStyle() : nil)
    case let value?: shadow = try ShadowStyle(value, at: path + ".shadow")
    }
    if let value = style.value("caption") {
      caption = try CaptionOverrides(value, at: path + ".caption")
    }
  }
}

extension ShadowStyle {
  fileprivate init(_ value: JSONValue, at path: String) throws(BoardError) {
    guard case .object = value else {
      throw .wrongType(path, expected: "true, false or an object")
    }
    let shadow = try JSONObjectReader(
      value, at: path, known: ["radius", "opacity", "offset", "color"])
    self.init()
    radius = try shadow.number("radius", in: .blur) ?? radius
    opacity = try shadow.number("opacity", in: .share) ?? opacity
    color = try shadow.color("color") ?? color
    if let value = shadow.value("offset") {
      guard case .array(let parts) = value, parts.count == 2 else {
        throw .badValue(path + ".offset", expected: "[to the right, downward]")
      }
      let numbers = try shadow.numbers("offset", counts: [2], in: .distance) ?? []
      offset = Point(x: numbers[0], y: numbers[1])
    }
  }
}

extension CaptionOverrides {
  fileprivate init(_ value: JSONValue, at path: String) throws(BoardError) {
    let caption = try JSONObjectReader(
      value, at: path,
      known: ["text", "size", "color", "place", "lines", "font", "alignment"])
    template = try caption.template("text", TextTemplate.Field.ofItems)
    size = try caption.number("size", in: .textSize)
    color = try caption.color("color")
    place = try caption.choice("place")
    maximumLines = try caption.number("lines", in: .lines).map { Int($0) }
    font = try caption.path("font").map { FilePath($0) }
    alignment = try caption.choice("alignment")
  }
}
