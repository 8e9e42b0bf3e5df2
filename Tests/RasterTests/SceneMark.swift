import Drawing
import Geometry
import TestSupport

/// One drawing operation of a scene.
struct SceneMark: Decodable {
  let mark: Mark

  private enum Key: String, CodingKey {
    case op, x, y, w, h, r, cx, cy, bw, color, background, border, image, src, transform, opacity
    case ops, points, width, sigma, dx, dy, font, size, glyphs
  }

  private struct BorderLine: Decodable {
    let w: Double
    let color: SceneColor
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double { try fields.decode(Double.self, forKey: key) }
    func rect() throws -> Rect {
      Rect(x: try number(.x), y: try number(.y), width: try number(.w), height: try number(.h))
    }
    func paint() throws -> Paint {
      .color(try fields.decode(SceneColor.self, forKey: .color).color)
    }
    func radius() throws -> Double { try fields.decodeIfPresent(Double.self, forKey: .r) ?? 0 }

    switch try fields.decode(String.self, forKey: .op) {
    case "rect":
      mark = .fill(Path(try rect()), try paint())
    case "rrect":
      mark = .fill(Path(try rect(), cornerRadius: try radius()), try paint())
    case "circle":
      let center = Point(x: try number(.cx), y: try number(.cy))
      mark = .fill(Path(circleAt: center, radius: try radius()), try paint())
    case "crect":
      let shape = RoundedRect(
        try rect(), cornerRadius: try radius(), cornerStyle: .continuous)
      mark = .fill(Path(shape), try paint())
    case "stroke":
      let points = try fields.decode([[Double]].self, forKey: .points).map(Self.point)
      mark = .fill(Path(lineThrough: points, width: try number(.width)), try paint())
    case "shadow":
      let color = try fields.decode(SceneColor.self, forKey: .color).color
      let shadow = Shadow(
        color: color, radius: try number(.sigma),
        offset: Point(x: try number(.dx), y: try number(.dy)))
      let shape = RoundedRect(try rect(), cornerRadius: try radius())
      mark = .layer(Layer(shape: shape, contents: [], shadow: shadow))
    case "text":
      let font = try TestFonts.font(fields.decode(String.self, forKey: .font))
      let glyphs = try fields.decode([SceneGlyph].self, forKey: .glyphs)
      let (size, color) = (try number(.size), try paint())
      // The reference lays glyph over glyph; as one path, what two share of a pixel would add up.
      mark = .group(Group(marks: glyphs.map { .fill($0.path(in: font, size: size), color) }))
    case "ring":
      let shape = RoundedRect(try rect(), cornerRadius: try radius())
      mark = .fill(Path(borderOf: shape, width: try number(.bw)), try paint())
    case "image":
      let name = ImageName(try fields.decode(String.self, forKey: .src))
      mark = .fill(Path(try rect()), .image(name, over: try rect()))
    case "layer":
      let shape = RoundedRect(try rect(), cornerRadius: try radius())
      var contents: [Paint] = []
      if let color = try fields.decodeIfPresent(SceneColor.self, forKey: .background) {
        contents.append(.color(color.color))
      }
      if let image = try fields.decodeIfPresent(String.self, forKey: .image) {
        contents.append(.image(ImageName(image), over: shape.rect))
      }
      let line = try fields.decodeIfPresent(BorderLine.self, forKey: .border)
      let border = line.map { Border(width: $0.w, color: $0.color.color) }
      mark = .layer(Layer(shape: shape, contents: contents, border: border))
    case "group":
      let numbers = try fields.decodeIfPresent([Double].self, forKey: .transform)
      mark = .group(
        Group(
          transform: try numbers.map(Self.transform) ?? .identity,
          opacity: try fields.decodeIfPresent(Double.self, forKey: .opacity) ?? 1,
          marks: try fields.decode([SceneMark].self, forKey: .ops).map(\.mark)))
    case let other:
      throw SceneError.unknownMark(other)
    }
  }

  private static func point(_ numbers: [Double]) throws -> Point {
    guard numbers.count == 2 else { throw SceneError.pointOfNumbers(numbers.count) }
    return Point(x: numbers[0], y: numbers[1])
  }

  private static func transform(_ numbers: [Double]) throws -> Transform {
    guard numbers.count == 6 else { throw SceneError.transformOfNumbers(numbers.count) }
    return Transform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
