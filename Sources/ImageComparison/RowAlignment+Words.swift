extension RowAlignment {
  /// The alignment as people read it.
  public var words: String {
    switch self {
    case .inserted(let count, let y):
      "\(RowAlignment.rows(count)) inserted at y=\(y), the others equal"
    case .removed(let count, let y):
      "\(RowAlignment.rows(count)) removed at y=\(y), the others equal"
    }
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}
