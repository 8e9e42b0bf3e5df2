import Geometry
import Typesetting

/// A glyph of a scene: its number in the font and where its origin is, in points.
struct SceneGlyph: Decodable {
  let id: UInt32
  let origin: Point

  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    id = try numbers.decode(UInt32.self)
    origin = Point(x: try numbers.decode(Double.self), y: try numbers.decode(Double.self))
  }

  func path(in font: Font, size: Double) -> Path {
    font.outline(ofGlyph: id).transformed(
      by: Transform(a: size, b: 0, c: 0, d: size, tx: origin.x, ty: origin.y))
  }
}
