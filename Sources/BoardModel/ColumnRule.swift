/// How many columns a board has.
public enum ColumnRule: Hashable, Sendable {
  /// As many as bring the board nearest to 4:3, from 1 to 12 and never more than items.
  case automatic

  /// At least 1.
  case count(Int)

  /// As many columns of at least this width, in points, as fit.
  case width(Double)
}
