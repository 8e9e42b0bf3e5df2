/// Some thousands of the items of a board that changes, and where they go.
struct LiveBlock: Sendable {
  /// Of a new block; twice as many make two.
  static let usualCount = 4096

  private(set) var items: [LayoutItem]

  /// Where each item goes, and how high it is, in units.
  private(set) var turns: [ColumnTurn]
  private(set) var heights: [Int64]

  /// How many columns each item covers; empty where each covers one.
  private(set) var spans: [Int] = []

  /// The columns before the first item.
  var state = ColumnState(tops: [])

  /// Whether all items are plain, so that the heights are theirs wherever they go.
  private var isMeasured = false

  init(_ items: [LayoutItem] = []) {
    self.items = items
    turns = [ColumnTurn](repeating: .never, count: items.count)
    heights = [Int64](repeating: 0, count: items.count)
  }

  mutating func remove(at offset: Int) -> LayoutItem {
    turns.removeLast()
    heights.remove(at: offset)
    return items.remove(at: offset)
  }

  mutating func insert(
    _ item: LayoutItem, at offset: Int, _ layout: WaterfallLayout, _ edges: ColumnEdges
  ) {
    items.insert(item, at: offset)
    turns.append(.never)
    isMeasured = isMeasured && item.wishes.bits == 0
    heights.insert(
      isMeasured ? layout.height(of: item, columnWidth: edges.width) : 0, at: offset)
  }

  /// Cuts a block that has grown too long, and gives its second half.
  mutating func splitIfLong() -> LiveBlock? {
    guard items.count >= 2 * Self.usualCount else { return nil }
    let middle = items.count / 2
    var half = LiveBlock(Array(items[middle...]))
    half.heights = Array(heights[middle...])
    half.isMeasured = isMeasured
    items.removeLast(items.count - middle)
    turns.removeLast(turns.count - middle)
    heights.removeLast(heights.count - middle)
    return half
  }

  /// Places the items, at most the first so many.
  mutating func place(_ most: Int, with run: inout WaterfallRun) {
    let count = min(most, items.count)
    if isMeasured {
      let heights = heights
      return run.place(heights: heights.span.extracting(first: count), into: &turns)
    }
    spans = []
    isMeasured = count == items.count && !run.layout.isDense
    for start in stride(from: 0, to: count, by: WaterfallRun.blockLength) {
      let end = min(start + WaterfallRun.blockLength, count)
      run.place(items.span.extracting(start..<end))
      take(run, start..<end)
    }
  }

  /// Places the items, the first of them in columns that are given.
  mutating func place(keeping columns: [Int], with run: inout WaterfallRun) {
    guard !items.isEmpty else { return }
    run.place(items.span, keeping: columns[...])
    take(run, items.indices)
  }

  private mutating func take(_ run: WaterfallRun, _ range: Range<Int>) {
    turns.replaceSubrange(range, with: run.turns.prefix(range.count))
    heights.replaceSubrange(range, with: run.heights.prefix(range.count))
    if !run.spans.isEmpty {
      isMeasured = false
      spans += [Int](repeating: 1, count: range.lowerBound - spans.count) + run.spans
    } else if !spans.isEmpty {
      spans += [Int](repeating: 1, count: range.count)
    }
  }
}
