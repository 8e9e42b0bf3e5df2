import Geometry

/// A glyph of a line, by lengths in ems.
struct ShapedGlyph {
  /// nil for a box in place of a character that no font has.
  let font: Font?

  let id: UInt32

  /// Which cluster of the line it belongs to.
  let cluster: Int

  /// How far it moves what follows.
  let advance: Double

  /// From where it would stand to where it is drawn.
  let offset: Point
}
