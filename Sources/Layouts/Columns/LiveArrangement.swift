public import Geometry

/// An arrangement that follows changes of its items at no more cost than the change asks for.
///
/// Items are kept in blocks of some thousands, each with the state of the columns before it and the
/// heights of its items, so that after a change nothing before its block is looked at, and what
/// comes behind only gets its columns anew. Where the columns stand again as they stood, the rest is
/// left as it is. Frames are made when they are asked for.
public struct LiveArrangement: Sendable {
  public let layout: WaterfallLayout
  public let area: LayoutArea

  /// The whole board with its insets.
  public private(set) var size = Size.zero

  /// How many items the last change has placed again.
  public private(set) var placedItemCount = 0

  let edges: ColumnEdges
  private(set) var blocks: [LiveBlock]

  /// The index of each block's first item, and after them the number of items.
  private(set) var starts: [Int] = []

  /// The last items, which are balanced, where the layout asks for that; their blocks hold no places.
  private(set) var tail = LiveBlock()

  /// Where the arrangement ends before snapping, in points.
  private(set) var end = 0.0

  public init(_ layout: WaterfallLayout, items: [LayoutItem], in area: LayoutArea) {
    self.layout = layout
    self.area = area
    edges = ColumnEdges(of: layout, in: area)
    blocks = stride(from: 0, to: max(1, items.count), by: LiveBlock.usualCount).map { start in
      LiveBlock(Array(items[start..<min(start + LiveBlock.usualCount, items.count)]))
    }
    countItems()
    place(from: 0, changed: 0...(blocks.count - 1))
  }

  public var itemCount: Int { starts.last ?? 0 }

  /// How many items come before those that are balanced.
  private(set) var headCount = 0

  /// Takes an item out and puts it back where it then has the index `destination`.
  public mutating func moveItem(from source: Int, to destination: Int) {
    let left = self.place(ofItem: source)
    let item = blocks[left.block].remove(at: left.offset)
    countItems()
    let entered = gap(before: destination)
    blocks[entered.block].insert(item, at: entered.offset, layout, edges)
    placeAgain(
      from: min(source, destination),
      changed: min(left.block, entered.block)...max(left.block, entered.block))
  }

  public mutating func replaceItem(at index: Int, with item: LayoutItem) {
    let (block, offset) = place(ofItem: index)
    _ = blocks[block].remove(at: offset)
    blocks[block].insert(item, at: offset, layout, edges)
    placeAgain(from: index, changed: block...block)
  }

  public mutating func insertItem(_ item: LayoutItem, at index: Int) {
    let (block, offset) = gap(before: index)
    blocks[block].insert(item, at: offset, layout, edges)
    placeAgain(from: index, changed: block...block)
  }

  public mutating func removeItem(at index: Int) {
    let (block, offset) = place(ofItem: index)
    _ = blocks[block].remove(at: offset)
    placeAgain(from: index, changed: block...block)
  }

  /// Where an item is kept.
  func place(ofItem index: Int) -> (block: Int, offset: Int) {
    precondition(index >= 0 && index < itemCount, "there is no item \(index)")
    var (low, high) = (0, blocks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return (low, index - starts[low])
  }

  /// Where an item goes that is to have an index; behind the last item too.
  private func gap(before index: Int) -> (block: Int, offset: Int) {
    guard index == itemCount else { return place(ofItem: index) }
    return (blocks.count - 1, blocks[blocks.count - 1].items.count)
  }

  private mutating func placeAgain(from start: Int, changed: ClosedRange<Int>) {
    // From the end, so that what comes before stays where it is.
    var last = changed.upperBound
    for index in Set([changed.lowerBound, last]).sorted(by: >) {
      if blocks[index].items.isEmpty, blocks.count > 1 {
        let state = blocks.remove(at: index).state
        if index == changed.lowerBound, index < blocks.count { blocks[index].state = state }
        last -= 1
      } else if let half = blocks[index].splitIfLong() {
        blocks.insert(half, at: index + 1)
        last += 1
      }
    }
    let first = min(changed.lowerBound, blocks.count - 1)
    countItems()
    place(from: start, changed: first...max(first, last))
  }

  private mutating func countItems() {
    starts = blocks.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.items.count) }
  }

  /// Places the items of blocks that have changed, and of those behind as far as they move.
  ///
  /// - Parameter start: the first item of the first block that does not stand where it will.
  private mutating func place(from start: Int, changed: ClosedRange<Int>) {
    let formerHead = headCount
    tail = LiveBlock(balancedItems)
    headCount = itemCount - tail.items.count
    let isBalanced = layout.balancedItemCount > 0
    // The last items have their places from the balance of all of them.
    let start = isBalanced ? min(start, headCount, formerHead) : start
    var first = changed.lowerBound
    while first > 0, starts[first] > start { first -= 1 }
    var run = WaterfallRun(layout, in: area, from: first == 0 ? nil : blocks[first].state)
    placedItemCount = 0
    for index in first..<blocks.count {
      let state = run.state
      if index > changed.upperBound, !isBalanced, blocks[index].state == state { return }
      blocks[index].state = state
      blocks[index].place(max(0, headCount - starts[index]), with: &run)
      placedItemCount += starts[index + 1] - max(starts[index], start)
    }
    tail.place(keeping: isBalanced ? run.balancedColumns(of: tail.items.span) : [], with: &run)
    (size, end) = layout.extent(of: run.state, isEmpty: itemCount == 0, in: area)
  }

  /// The last items, if the layout balances them.
  private var balancedItems: [LayoutItem] {
    var last: [LayoutItem] = []
    for block in blocks.reversed() where last.count < layout.balancedItemCount {
      last = block.items.suffix(layout.balancedItemCount - last.count) + last
    }
    return last.suffix(layout.tailLength(of: last, kept: 0))
  }
}
