public import Pixels

/// Rows that one of two pictures has more than the other, where that is all that differs.
public enum RowAlignment: Hashable, Sendable {
  /// The second picture has `count` rows more, from row `y` of it on.
  case inserted(count: Int, y: Int)
  /// The second picture lacks the `count` rows from row `y` of the first one on.
  case removed(count: Int, y: Int)

  /// Nil where more than that differs, or nothing.
  public init?(_ a: StraightBitmap, _ b: StraightBitmap) {
    guard a.width == b.width, a.height != b.height else { return nil }
    let rows = min(a.height, b.height)
    func row(_ y: Int, _ picture: StraightBitmap) -> ArraySlice<Color> {
      picture.colors[(y * picture.width)..<((y + 1) * picture.width)]
    }
    let above = (0..<rows).prefix { row($0, a) == row($0, b) }.count
    let below = (0..<(rows - above)).prefix {
      row(a.height - 1 - $0, a) == row(b.height - 1 - $0, b)
    }.count
    guard above + below == rows else { return nil }
    self =
      b.height > a.height
      ? .inserted(count: b.height - a.height, y: above)
      : .removed(count: a.height - b.height, y: above)
  }
}
