/// By which rule an item gets its column.
public enum ColumnOrder: String, CaseIterable, Hashable, Sendable {
  /// The shortest column, the leftmost of equally short ones.
  case shortest

  /// The shortest column; of equally short ones the first at or after the column that follows the
  /// last one filled, going round.
  ///
  /// Items with a column of their own do not count as filling. Source: CSS Grid Layout Level 3,
  /// §"Grid lanes placement", the auto-placement cursor.
  case shortestFromCursor

  /// The shortest column for items that cover one; wider ones go where the least space is lost
  /// between them and the columns they cover, the leftmost of such places.
  ///
  /// Source: FlashList 2, `MasonryLayoutManager`, which keeps the sum of all heights smallest.
  case leastSpaceLost

  /// One after another from the left, whatever the lengths; what does not fit in the rest of the
  /// round begins the next.
  case leftToRight

  /// One after another from the right.
  case rightToLeft

  /// Whether places depend on how long the columns are.
  var comparesLengths: Bool {
    switch self {
    case .shortest, .shortestFromCursor, .leastSpaceLost: true
    case .leftToRight, .rightToLeft: false
    }
  }
}
