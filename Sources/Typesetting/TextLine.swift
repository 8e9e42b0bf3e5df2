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

  /// Of more elements only the first are drawn: only an odd font has such glyphs.
  private static let greatestElementCount = 1_000_000

  /// The outlines of all glyphs with their places, for a block whose upper left corner is at `corner`.
  ///
  /// On the canvas, of `scale` pixels a point, the baseline is put on a whole pixel and each glyph on
  /// a quarter of one, so that letters are equally sharp wherever a block lies. Filled as one path,
  /// letters that touch, as in Arabic, join without a seam.
  public func outlines(at corner: Point, scale: Double) -> [TextOutline] {
    let baseline = ((corner.y + origin.y) * scale + 0.5).rounded(.down) / scale
    var outlines: [TextOutline] = []
    var elementCount = 0
    for glyph in glyphs where elementCount < Self.greatestElementCount {
      let x = (corner.x + origin.x + glyph.position.x) * scale
      let path = glyph.font?.outline(ofGlyph: glyph.id) ?? MissingGlyph.outline
      elementCount += path.elements.count
      guard !path.elements.isEmpty else { continue }
      outlines.append(
        TextOutline(
          path: path,
          place: Transform(
            a: size, b: 0, c: 0, d: size, tx: (x * 4 + 0.5).rounded(.down) / 4 / scale,
            ty: baseline + glyph.position.y)))
    }
    return outlines
  }

  /// The same as one path.
  public func path(at corner: Point, scale: Double) -> Path {
    var path = Path()
    for outline in outlines(at: corner, scale: scale) {
      path.append(outline.path.transformed(by: outline.place))
    }
    return path
  }
}
