import Geometry

/// An arrangement that follows changes of its items at no more cost than the change asks for.
///
/// After a change at an index only the items from there on are placed again. Every 4,096 items the
/// state of the columns is kept, so that nothing before need be looked at; where after a change the
/// columns stand again as they stood, the rest is left as it is.
public struct LiveArrangement: Sendable {
  public let layout: WaterfallLayout
  public let area: LayoutArea
  public private(set) var items: [LayoutItem]

  /// Equal to what the layout makes of the items afresh.
  public private(set) var arrangement: Arrangement

  /// How many items the last change has placed again.
  public private(set) var placedItemCount = 0

  /// How many items come before those that are balanced.
  private var head = 0

  /// The state before every item whose index is a multiple of ``interval``.
  private var checkpoints: [ColumnState] = []

  private static let interval = 16 * WaterfallRun.blockLength

  public init(_ layout: WaterfallLayout, items: [LayoutItem], in area: LayoutArea) {
    self.layout = layout
    self.area = area
    self.items = items
    arrangement = Arrangement(frames: [], columns: [], size: .zero, columnCount: layout.columnCount)
    placeAgain(from: 0, changedThrough: items.count)
  }

  /// Takes an item out and puts it back where it then has the index `destination`.
  public mutating func moveItem(from source: Int, to destination: Int) {
    var places = items.mutableSpan
    let moved = places[source]
    if source < destination {
      for index in source..<destination { places[index] = places[index + 1] }
    } else {
      for index in (destination..<source).reversed() { places[index + 1] = places[index] }
    }
    places[destination] = moved
    placeAgain(from: min(source, destination), changedThrough: max(source, destination) + 1)
  }

  public mutating func replaceItem(at index: Int, with item: LayoutItem) {
    items[index] = item
    placeAgain(from: index, changedThrough: index + 1)
  }

  public mutating func insertItem(_ item: LayoutItem, at index: Int) {
    items.insert(item, at: index)
    placeAgain(from: index, changedThrough: items.count)
  }

  public mutating func removeItem(at index: Int) {
    items.remove(at: index)
    placeAgain(from: index, changedThrough: items.count)
  }

  /// - Parameter changed: the first index from which on the items are what they were.
  private mutating func placeAgain(from start: Int, changedThrough changed: Int) {
    resize()
    let items = items
    let formerHead = head
    head = items.count - layout.tailLength(of: items, kept: 0)
    // The last items have their places from the balance of all of them.
    let first = min(start, layout.balancedItemCount > 0 ? min(head, formerHead) : start)
    // Where others are the last, places stay nowhere what they were.
    let changed = head == formerHead ? changed : items.count
    let checkpoint = max(0, min(min(first, head) / Self.interval, checkpoints.count - 1))
    var run = WaterfallRun(
      layout, in: area, from: checkpoints.isEmpty ? nil : checkpoints[checkpoint])
    placedItemCount = 0
    var start = checkpoint * Self.interval
    while start < head {
      if start.isMultiple(of: Self.interval), isSettled(run.state, at: start, changed) {
        return forgetSpans()
      }
      let end = min(start + WaterfallRun.blockLength, head)
      run.place(items.span.extracting(start..<end))
      write(run, items.span.extracting(start..<end), from: max(start, first), at: start)
      start = end
    }
    if head < items.count {
      let tail = items.span.extracting(head..<items.count)
      run.place(tail, keeping: run.balancedColumns(of: tail)[...])
      write(run, tail, from: head, at: head)
    }
    finish(run)
  }

  /// Keeps a state; whether it is as it was, so that all from there on stays as it is.
  private mutating func isSettled(_ state: ColumnState, at index: Int, _ changed: Int) -> Bool {
    let checkpoint = index / Self.interval
    guard checkpoint < checkpoints.count else {
      checkpoints.append(state)
      return false
    }
    if index >= changed, checkpoints[checkpoint] == state { return true }
    checkpoints[checkpoint] = state
    return false
  }

  /// Writes the last block of a run, from an item of the board on.
  private mutating func write(
    _ run: WaterfallRun, _ block: Span<LayoutItem>, from first: Int, at offset: Int
  ) {
    guard first < offset + block.count else { return }
    placedItemCount += offset + block.count - first
    run.write(block, from: first - offset, to: &arrangement, at: offset)
  }

  /// Gives every item room for its frame.
  private mutating func resize() {
    let count = items.count
    let missing = count - arrangement.frames.count
    if missing > 0 {
      arrangement.frames += [Rect](repeating: .zero, count: missing)
      arrangement.columns += [Int](repeating: 0, count: missing)
      if !arrangement.spans.isEmpty { arrangement.spans += [Int](repeating: 1, count: missing) }
    } else if missing < 0 {
      arrangement.frames.removeLast(-missing)
      arrangement.columns.removeLast(-missing)
      if !arrangement.spans.isEmpty { arrangement.spans.removeLast(-missing) }
    }
  }

  /// An arrangement without wide items has no spans.
  private mutating func forgetSpans() {
    if !arrangement.spans.contains(where: { $0 > 1 }) { arrangement.spans = [] }
  }

  private mutating func finish(_ run: WaterfallRun) {
    forgetSpans()
    let extent = layout.extent(of: run.state, isEmpty: items.isEmpty, in: area)
    arrangement.size = extent.size
    arrangement.end = extent.end
    let kept = (items.count + Self.interval - 1) / Self.interval
    if checkpoints.count > kept { checkpoints.removeLast(checkpoints.count - kept) }
  }
}
