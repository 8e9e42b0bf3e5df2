import Geometry

/// Outlines that were asked for before, up to some memory.
struct OutlineCache {
  private var outlines: [UInt32: Path] = [:]
  private var elementCount = 0

  /// Of all outlines together: some fifty megabytes, or all characters of a Chinese book.
  private static let greatestElementCount = 1_000_000

  /// The outline of a glyph, made where it is not there; then all others go if they take too much.
  mutating func outline(ofGlyph glyph: UInt32, _ make: () -> Path) -> Path {
    if let outline = outlines[glyph] { return outline }
    let outline = make()
    elementCount += outline.elements.count + 1
    if elementCount > Self.greatestElementCount {
      outlines.removeAll()
      elementCount = outline.elements.count + 1
    }
    outlines[glyph] = outline
    return outline
  }
}
