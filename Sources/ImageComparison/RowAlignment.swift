public import Pixels

/// Rows that one of two pictures has more than the other, where that is all that differs.
public enum RowAlignment: Hashable, Sendable {
  /// The second picture has `count` rows more, from row `y` of it on.
  case inserted(count: Int, y: Int)
  /// The second picture lacks the `count` rows from row `y` of the first one on.
  case removed(count: Int, y: Int)

  /// Nil where more than that differs, or nothing.
  public init?(_ a: StraightBitmap, _ b: StraightBitmap) {
    guard a.width == b.width else { return nil }
    self.init(a, b, columns: 0..<a.width, heights: (a.height, b.height))
  }

  /// Looks at some columns alone, from the top of each picture down to its height.
  ///
  /// - Parameter heights: at most those of the pictures.
  public init?(
    _ a: StraightBitmap, _ b: StraightBitmap, columns: Range<Int>, heights: (a: Int, b: Int)
  ) {
    let columns = columns.clamped(to: 0..<min(a.width, b.width))
    let (heightA, heightB) = (min(heights.a, a.height), min(heights.b, b.height))
    guard heightA != heightB, !columns.isEmpty else { return nil }
    let rows = min(heightA, heightB)
    func row(_ y: Int, _ picture: StraightBitmap) -> ArraySlice<Color> {
      let start = y * picture.width
      return picture.colors[(start + columns.lowerBound)..<(start + columns.upperBound)]
    }
    let above = (0..<rows).prefix { row($0, a) == row($0, b) }.count
    let below = (0..<(rows - above)).prefix {
      row(heightA - 1 - $0, a) == row(heightB - 1 - $0, b)
    }.count
    guard above + below == rows else { return nil }
    self =
      heightB > heightA
      ? .inserted(count: heightB - heightA, y: above)
      : .removed(count: heightA - heightB, y: above)
  }
}
