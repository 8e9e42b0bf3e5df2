/// Tries every way to give the last items of a board their columns.
struct TailSearch {
  private struct Item {
    let span: Int
    let choices: [Int]

    /// For each choice, in units.
    let heights: [Int64]
  }

  /// Where the next item of each column would begin, in units.
  private var tops: [Int64]

  /// Where empty columns begin, in units.
  private let start: Int64
  private let spacing: Int64
  private var items: [Item] = []
  private var columns: [Int] = []
  private var best: [Int] = []
  private var leastDifference = Int64.max
  private var leastLength = Int64.max

  init(tops: [Int64], start: Int64, spacing: Int64) {
    self.tops = tops
    self.start = start
    self.spacing = spacing
  }

  /// - Parameters:
  ///   - choices: the columns in which the item may begin.
  ///   - normal: the one among them that is tried first, so that it wins where nothing is flatter.
  mutating func add(span: Int, choices: [Int], normal: Int, heights: [Int64]) {
    let order = choices.indices.sorted { left, right in
      (choices[left] == normal ? 0 : 1, left) < (choices[right] == normal ? 0 : 1, right)
    }
    items.append(
      Item(span: span, choices: order.map { choices[$0] }, heights: order.map { heights[$0] }))
  }

  mutating func flattest() -> [Int] {
    columns = [Int](repeating: 0, count: items.count)
    best = columns
    tryAll(from: 0)
    return best
  }

  private mutating func tryAll(from index: Int) {
    guard index < items.count else { return judge() }
    let item = items[index]
    for (column, height) in zip(item.choices, item.heights) {
      let covered = column..<column + item.span
      let before = Array(tops[covered])
      let top = before.max() ?? start
      for column in covered { tops[column] = min(top + height + spacing, LayoutUnit.limit) }
      columns[index] = column
      tryAll(from: index + 1)
      for (column, top) in zip(covered, before) { tops[column] = top }
    }
  }

  /// Keeps the present way if it is flatter than all before, or as flat and shorter.
  private mutating func judge() {
    var shortest = Int64.max
    var longest = start
    for top in tops {
      let bottom = max(start, top - spacing)
      shortest = min(shortest, bottom)
      longest = max(longest, bottom)
    }
    let difference = longest - shortest
    guard (difference, longest) < (leastDifference, leastLength) else { return }
    leastDifference = difference
    leastLength = longest
    best = columns
  }
}
