public import Geometry

/// One line of a text.
public struct TextLine: Sendable {
  /// From the left.
  public let glyphs: [TextGlyph]

  /// The font's em, in points.
  public let size: Double

  /// In points; the advances of all glyphs.
  public let width: Double

  /// The left end of the baseline, from the upper left corner of the block, in points.
  public let origin: Point

  /// A path of more elements ends with the glyph that takes it there: only an odd font has such glyphs.
  private static let greatestElementCount = 1_000_000

  /// The outlines of all glyphs, for a block whose upper left corner is at `corner`.
  ///
  /// On the canvas, of `scale` pixels a point, the baseline is put on a whole pixel and each glyph on
  /// a quarter of one, so that letters are equally sharp wherever a block lies. All are one path:
  /// letters that touch, as in Arabic, then join without a seam.
  public func path(at corner: Point, scale: Double) -> Path {
    let baseline = ((corner.y + origin.y) * scale + 0.5).rounded(.down) / scale
    var path = Path()
    for glyph in glyphs where path.elements.count < Self.greatestElementCount {
      let x = (corner.x + origin.x + glyph.position.x) * scale
      let outline = glyph.font?.outline(ofGlyph: glyph.id) ?? MissingGlyph.outline
      path.append(
        outline.transformed(
          by: Transform(
            a: size, b: 0, c: 0, d: size, tx: (x * 4 + 0.5).rounded(.down) / 4 / scale,
            ty: baseline + glyph.position.y)))
    }
    return path
  }
}
