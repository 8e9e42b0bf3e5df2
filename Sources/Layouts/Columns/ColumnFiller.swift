/// Gives items of every kind their columns, one after another.
struct ColumnFiller: Sendable {
  var state: ColumnState

  let order: ColumnOrder

  /// How much longer a column may be to count as equally long, in units.
  let tolerance: Int64

  /// Below each item, in units.
  let spacing: Int64

  /// Whether items may go up into holes that wider items have left.
  let isDense: Bool

  /// Where an item goes.
  struct Place: Sendable {
    var column: Int

    /// In units.
    var top: Int64

    /// Of the item there, in units.
    var height: Int64 = 0
  }

  private var count: Int { state.tops.count }

  /// Places an item.
  ///
  /// - Parameters:
  ///   - span: from 1 to the number of columns.
  ///   - column: where the item must begin, so that it fits; nil where the rule decides.
  ///   - height: of the item, in units, when it begins at a column.
  mutating func place(span: Int, column: Int?, height: (_ column: Int) -> Int64) -> Place {
    let start = column ?? chosenColumn(span: span)
    var place = Place(column: start, top: top(from: start, span: span))
    if isDense, order.comparesLengths || column != nil,
      var higher = opening(above: place.top, span: span, column: column, height: height)
    {
      higher.height = height(higher.column)
      fill(higher, span: span)
      return higher
    }
    if column == nil { moveCursor(behind: start, span: span) }
    place.height = height(start)
    put(place, span: span)
    return place
  }

  private func top(from start: Int, span: Int) -> Int64 {
    var top = state.tops[start]
    for column in start..<start + span { top = max(top, state.tops[column]) }
    return top
  }

  private func chosenColumn(span: Int) -> Int {
    switch order {
    case .shortest: return firstShortest(span: span, from: 0)
    case .shortestFromCursor: return firstShortest(span: span, from: state.cursor)
    case .leastSpaceLost:
      return span == 1 ? firstShortest(span: 1, from: 0) : columnLosingLeast(span: span)
    case .leftToRight: return state.cursor + span > count ? 0 : state.cursor
    case .rightToLeft: return count - span - (state.cursor + span > count ? 0 : state.cursor)
    }
  }

  /// Turns are counted from the side where the rule begins.
  private mutating func moveCursor(behind start: Int, span: Int) {
    switch order {
    case .shortest, .leastSpaceLost: break
    case .shortestFromCursor, .leftToRight: state.cursor = start + span < count ? start + span : 0
    case .rightToLeft: state.cursor = start > 0 ? count - start : 0
    }
  }

  /// The first place within the tolerance of the shortest, at or after a column, going round.
  private func firstShortest(span: Int, from first: Int) -> Int {
    let starts = count - span + 1
    let first = first < starts ? first : 0
    if span == 1 { return firstShortest(from: first) }
    var least = Int64.max
    for start in 0..<starts { least = min(least, top(from: start, span: span)) }
    let last = least &+ tolerance
    for offset in 0..<starts {
      let start = first + offset < starts ? first + offset : first + offset - starts
      if top(from: start, span: span) <= last { return start }
    }
    return first
  }

  private func firstShortest(from first: Int) -> Int {
    let tops = state.tops.span
    var least = Int64.max
    for column in tops.indices { least = min(least, tops[column]) }
    let last = least &+ tolerance
    for column in first..<tops.count where tops[column] <= last { return column }
    for column in 0..<first where tops[column] <= last { return column }
    return first
  }

  private func columnLosingLeast(span: Int) -> Int {
    var least = Int64.max
    var best = 0
    for start in 0...count - span {
      let top = top(from: start, span: span)
      let lost = state.tops[start..<start + span].reduce(0) { $0 + (top - $1) }
      if lost < least {
        least = lost
        best = start
      }
    }
    return best
  }

  private mutating func put(_ place: Place, span: Int) {
    let next = min(place.top + place.height + spacing, LayoutUnit.limit)
    for column in place.column..<place.column + span {
      if isDense { open(column, from: state.tops[column], to: place.top) }
      state.tops[column] = next
    }
  }
}
