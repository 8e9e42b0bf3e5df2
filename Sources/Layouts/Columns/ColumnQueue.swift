/// The columns of a board, kept in the order of their turns.
struct ColumnQueue: Sendable {
  /// In order, and after them one that never comes.
  private var turns: [ColumnTurn]

  /// How much lower than the first a column may be to count as equal, in units.
  private let tolerance: Int64

  /// Columns that are filled so far.
  ///
  /// - Parameter tops: where the next item of each column would begin, in units.
  init(tops: [Int64], tolerance: Int64) {
    turns = tops.enumerated().map { ColumnTurn(column: $0, top: $1) }.sorted() + [.never]
    self.tolerance = tolerance
  }

  /// Where the next item of each column would begin, in units.
  var tops: [Int64] {
    var tops = [Int64](repeating: 0, count: turns.count - 1)
    for turn in turns.dropLast() { tops[turn.column] = turn.top }
    return tops
  }

  /// Gives each item its turn.
  ///
  /// - Parameters:
  ///   - heights: in units.
  ///   - spacing: below each item, in units.
  ///   - taken: receives the turns, and is at least as long as `heights`.
  mutating func place(
    heights: Span<Int64>, spacing: Int64, into taken: inout [ColumnTurn]
  ) {
    let tolerance = tolerance
    if turns.count <= 5 { return placeInFew(heights: heights, spacing: spacing, into: &taken) }
    var turns = turns.mutableSpan
    var taken = taken.mutableSpan
    for index in 0..<heights.count {
      let position = Self.leftmostOfShortest(in: turns, tolerance: tolerance)
      if position > 0 { Self.moveToFront(position, in: &turns) }
      taken[index] = turns[0]
      Self.advanceFirst(by: heights[index] &+ spacing, in: &turns)
    }
  }

  /// The same for at most four columns, whose turns then stay in registers: half the time.
  private mutating func placeInFew(
    heights: Span<Int64>, spacing: Int64, into taken: inout [ColumnTurn]
  ) {
    let tolerance = tolerance
    let count = turns.count
    // Columns that there are not never come.
    turns += [ColumnTurn](repeating: .never, count: 5 - count)
    var line = turns.mutableSpan
    var taken = taken.mutableSpan
    var (first, second, third, fourth) = (line[0], line[1], line[2], line[3])
    for index in 0..<heights.count {
      if second < first.reaching(tolerance) {
        (line[0], line[1], line[2], line[3]) = (first, second, third, fourth)
        let position = Self.leftmostOfShortest(in: line, tolerance: tolerance)
        if position > 0 { Self.moveToFront(position, in: &line) }
        (first, second, third, fourth) = (line[0], line[1], line[2], line[3])
      }
      taken[index] = first
      let moving = first.advanced(by: heights[index] &+ spacing)
      let behindSecond = max(moving, second)
      let behindThird = max(behindSecond, third)
      first = min(moving, second)
      second = min(behindSecond, third)
      third = min(behindThird, fourth)
      fourth = max(behindThird, fourth)
    }
    (line[0], line[1], line[2], line[3]) = (first, second, third, fourth)
    turns.removeLast(5 - count)
  }

  @inline(__always)
  private static func leftmostOfShortest(
    in turns: borrowing MutableSpan<ColumnTurn>, tolerance: Int64
  ) -> Int {
    let last = turns[0].reaching(tolerance)
    var leftmost = 0
    var position = 1
    while turns[position] < last {
      if turns[position].column < turns[leftmost].column { leftmost = position }
      position += 1
    }
    return leftmost
  }

  /// Puts a turn before those that are shorter by less than the tolerance.
  private static func moveToFront(_ position: Int, in turns: inout MutableSpan<ColumnTurn>) {
    let turn = turns[position]
    for index in stride(from: position, to: 0, by: -1) { turns[index] = turns[index - 1] }
    turns[0] = turn
  }

  /// Puts the first turn back in line, behind all that are now before it.
  @inline(__always)
  private static func advanceFirst(by advance: Int64, in turns: inout MutableSpan<ColumnTurn>) {
    var moving = turns[0].advanced(by: advance)
    let end = turns.count - 1
    var position = 1
    // All of the line is gone through: where to stop depends on heights, which no processor could
    // foretell, and a wrong guess costs more than a dozen columns.
    while position < end {
      let other = turns[position]
      turns[position - 1] = min(moving, other)
      moving = max(moving, other)
      position += 1
    }
    turns[end - 1] = moving
  }
}
