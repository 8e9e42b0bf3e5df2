/// Items that cover one column each, whichever it is: most of all items, so without detours.
extension ColumnFiller {
  /// Places items one after another.
  ///
  /// - Parameters:
  ///   - heights: in units.
  ///   - taken: receives the turns, and is at least as long as `heights`.
  mutating func place(heights: Span<Int64>, into taken: inout [ColumnTurn]) {
    let (order, tolerance, spacing) = (order, tolerance, spacing)
    let count = state.tops.count
    var cursor = state.cursor
    var tops = state.tops.mutableSpan
    var taken = taken.mutableSpan
    for index in heights.indices {
      let column: Int
      switch order {
      case .leftToRight: column = cursor
      case .rightToLeft: column = count - 1 - cursor
      case .shortestFromCursor:
        column = Self.firstShortest(in: tops, from: cursor, tolerance: tolerance)
        cursor = column
      case .shortest, .leastSpaceLost:
        column = Self.firstShortest(in: tops, from: 0, tolerance: tolerance)
        cursor = -1
      }
      cursor = cursor + 1 < count ? cursor + 1 : 0
      taken[index] = ColumnTurn(column: column, top: tops[column])
      tops[column] = min(tops[column] + heights[index] + spacing, LayoutUnit.limit)
    }
    state.cursor = cursor
  }

  @inline(__always)
  private static func firstShortest(
    in tops: borrowing MutableSpan<Int64>, from first: Int, tolerance: Int64
  ) -> Int {
    var least = Int64.max
    for column in tops.indices { least = min(least, tops[column]) }
    let last = least &+ tolerance
    var column = first
    while tops[column] > last { column = column + 1 < tops.count ? column + 1 : 0 }
    return column
  }
}
