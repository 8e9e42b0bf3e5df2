/// Going back into the holes that wider items have left above themselves.
extension ColumnFiller {
  /// So many of the last holes of a column are looked at, so that a long board stays quick.
  private static let openingLimit = 64

  /// The highest place in holes that is high enough, the leftmost of equally high ones.
  ///
  /// - Parameter below: where the item would go else, in units.
  func opening(
    above below: Int64, span: Int, column: Int?, height: (_ column: Int) -> Int64
  ) -> Place? {
    var best: Place?
    for start in column.map({ $0...$0 }) ?? 0...state.tops.count - span {
      let extent = height(start) + spacing
      let highest = best?.top ?? below
      let top = highestTop(in: start..<start + span, extent: extent, above: highest)
      if top < highest { best = Place(column: start, top: top) }
    }
    return best
  }

  /// Where all of some columns have room side by side; no further down than a bound.
  private func highestTop(in columns: Range<Int>, extent: Int64, above bound: Int64) -> Int64 {
    var top = Int64.min
    var agreeing = 0
    var column = columns.lowerBound
    while agreeing < columns.count, top < bound {
      let next = highestTop(of: column, from: top, extent: extent)
      agreeing = next > top ? 1 : agreeing + 1
      top = next
      column = column + 1 < columns.upperBound ? column + 1 : columns.lowerBound
    }
    return top
  }

  /// The first place at or below an edge where a column has room.
  private func highestTop(of column: Int, from top: Int64, extent: Int64) -> Int64 {
    for opening in state.openings[column] {
      let start = max(opening.start, top)
      if extent <= opening.end - start { return start }
    }
    return max(top, state.tops[column])
  }

  /// Takes the space of an item out of the holes.
  mutating func fill(_ place: Place, span: Int) {
    let end = min(place.top + place.height + spacing, LayoutUnit.limit)
    for column in place.column..<place.column + span {
      guard place.top < state.tops[column] else {
        open(column, from: state.tops[column], to: place.top)
        state.tops[column] = end
        continue
      }
      guard let index = opening(of: column, from: place.top, to: end) else { continue }
      let opening = state.openings[column].remove(at: index)
      open(column, from: end, to: opening.end, at: index)
      open(column, from: opening.start, to: place.top, at: index)
    }
  }

  /// Notes a hole below all others; one without room for any item is none.
  mutating func open(_ column: Int, from start: Int64, to end: Int64) {
    open(column, from: start, to: end, at: state.openings[column].count)
    if state.openings[column].count > Self.openingLimit { state.openings[column].removeFirst() }
  }

  private mutating func open(_ column: Int, from start: Int64, to end: Int64, at index: Int) {
    guard end - start >= max(spacing, 1) else { return }
    state.openings[column].insert(ColumnState.Opening(start: start, end: end), at: index)
  }

  /// The hole that has room between two edges.
  private func opening(of column: Int, from start: Int64, to end: Int64) -> Int? {
    state.openings[column].firstIndex { $0.start <= start && end <= $0.end }
  }
}
