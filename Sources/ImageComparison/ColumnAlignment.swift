public import Pixels

/// Columns that one of two pictures has more than the other, where that is all that differs.
public enum ColumnAlignment: Hashable, Sendable {
  /// The second picture has `count` columns more, from column `x` of it on.
  case inserted(count: Int, x: Int)
  /// The second picture lacks the `count` columns from column `x` of the first one on.
  case removed(count: Int, x: Int)

  /// Nil where more than that differs, or nothing.
  public init?(_ a: StraightBitmap, _ b: StraightBitmap) {
    guard a.height == b.height, a.width != b.width else { return nil }
    let columns = min(a.width, b.width)
    // Row by row, as pixels lie in memory: how far all rows begin and end alike.
    var (before, after) = (columns, columns)
    for y in 0..<a.height {
      before = (0..<before).prefix { a[$0, y] == b[$0, y] }.count
      after = (0..<after).prefix { a[a.width - 1 - $0, y] == b[b.width - 1 - $0, y] }.count
      guard before + after >= columns else { return nil }
    }
    self =
      b.width > a.width
      ? .inserted(count: b.width - a.width, x: before)
      : .removed(count: a.width - b.width, x: before)
  }

  /// The alignment as people read it.
  public var words: String {
    switch self {
    case .inserted(let count, let x):
      "\(ColumnAlignment.columns(count)) inserted at x=\(x), the others equal"
    case .removed(let count, let x):
      "\(ColumnAlignment.columns(count)) removed at x=\(x), the others equal"
    }
  }

  private static func columns(_ count: Int) -> String {
    count == 1 ? "1 column" : "\(count) columns"
  }
}
