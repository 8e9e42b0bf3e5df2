/// How far the columns of a board are filled: all that the place of the next item depends on.
struct ColumnState: Hashable, Sendable {
  /// Where the next item of each column would begin, in units.
  var tops: [Int64]

  /// The column that follows the last one filled; the number of columns means none.
  var cursor = 0

  /// The holes of each column that dense filling may still use, from the top; empty without it.
  var openings: [[Opening]] = []

  /// Empty space of a column, in units, with the spacing below what is put there.
  struct Opening: Hashable, Sendable {
    var start: Int64
    var end: Int64
  }
}
