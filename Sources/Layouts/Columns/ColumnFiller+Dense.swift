/// Going back into the holes that wider items have left above themselves.
extension ColumnFiller {
  /// So many of the last holes of a column are looked at, so that a long board stays quick.
  private static let openingLimit = 256

  /// The highest place in holes that is high enough, the leftmost of equally high ones.
  ///
  /// - Parameter below: where the item would go else, in units.
  func opening(
    above below: Int64, span: Int, column: Int?, height: (_ column: Int) -> Int64
  ) -> Place? {
    let starts = column.map { $0...$0 } ?? 0...state.tops.count - span
    var best: Place?
    for start in starts {
      let columns = start..<start + span
      let extent = height(start) + spacing
      let highest = best?.top ?? below
      let tops = columns.flatMap { column in
        state.openings[column].map(\.start) + [state.tops[column]]
      }
      let top = tops.sorted().first { top in
        top < highest && columns.allSatisfy { isFree($0, from: top, to: top + extent) }
      }
      if let top { best = Place(column: start, top: top) }
    }
    return best
  }

  /// Takes the space of an item out of the holes.
  mutating func fill(_ place: Place, span: Int, height: Int64) {
    let end = min(place.top + height + spacing, LayoutUnit.limit)
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

  private func isFree(_ column: Int, from start: Int64, to end: Int64) -> Bool {
    start >= state.tops[column] || opening(of: column, from: start, to: end) != nil
  }

  /// The hole that has room between two edges.
  private func opening(of column: Int, from start: Int64, to end: Int64) -> Int? {
    state.openings[column].firstIndex { $0.start <= start && end <= $0.end }
  }
}
