extension RowAlignment {
  /// The alignment as people read it.
  public var words: String { stepWords + ", the others equal" }

  /// The rows alone.
  public var stepWords: String {
    switch self {
    case .inserted(let count, let y): "\(RowAlignment.rows(count)) inserted at y=\(y)"
    case .removed(let count, let y): "\(RowAlignment.rows(count)) removed at y=\(y)"
    }
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}
