import Geometry

/// One pass of a waterfall over its items, in blocks.
///
/// Plain items of a block go through three loops, since a loop alone keeps its numbers in registers,
/// and a block between loops stays in the nearest cache.
struct WaterfallRun {
  static let blockLength = 256

  let layout: WaterfallLayout
  let edges: ColumnEdges

  /// Where each item of the last block goes, and how high it is, in units.
  private(set) var turns: [ColumnTurn]
  private(set) var heights: [Int64]

  /// How many columns each item of the last block covers; empty where each covers one.
  private(set) var spans: [Int] = []

  /// Where empty columns begin, in units.
  let emptyTop: Int64

  private var filler: ColumnFiller

  /// Takes the filler's place as long as items are plain.
  private var queue: ColumnQueue?

  init(_ layout: WaterfallLayout, in area: LayoutArea, from state: ColumnState? = nil) {
    self.layout = layout
    edges = ColumnEdges(of: layout, in: area)
    turns = [ColumnTurn](repeating: .never, count: Self.blockLength)
    heights = [Int64](repeating: 0, count: Self.blockLength)
    let empty = layout.emptyState(in: area)
    emptyTop = empty.tops[0]
    filler = ColumnFiller(
      state: state ?? empty, order: layout.order,
      tolerance: layout.tolerance, spacing: LayoutUnit.rounded(points: layout.rowSpacing),
      isDense: layout.isDense)
  }

  /// How far the columns are filled.
  var state: ColumnState {
    var state = filler.state
    if let queue { state.tops = queue.tops }
    return state
  }

  /// Places the next items, at most ``blockLength``.
  ///
  /// - Parameter kept: columns that the first of them begin in, whatever the rule.
  mutating func place(_ block: Span<LayoutItem>, keeping kept: ArraySlice<Int> = []) {
    spans.removeAll(keepingCapacity: true)
    if kept.isEmpty, layout.columnTracks.isEmpty, !layout.isDense, measurePlain(block) {
      return placePlain(count: block.count)
    }
    filler.state = state
    queue = nil
    for index in block.indices {
      let column = index < kept.count ? kept[kept.startIndex + index] : nil
      placeAny(block[index], at: index, keeping: column)
    }
  }

  /// Notes the spans of the last block, if not all of all items are 1.
  func addSpans(to all: inout [Int], count: Int, placed: Int) {
    if all.isEmpty {
      guard spans.contains(where: { $0 > 1 }) else { return }
      all = [Int](repeating: 1, count: placed)
    }
    all += spans.isEmpty ? [Int](repeating: 1, count: count) : spans
  }

  /// Writes the frames and the columns of the last block behind those before.
  func append(
    _ block: Span<LayoutItem>, to frames: inout OutputSpan<Rect>,
    _ places: inout OutputSpan<Int>
  ) {
    let placer = FramePlacer(layout.grid)
    let turns = turns.span
    let heights = heights.span
    let columns = edges.columns.span
    guard spans.isEmpty else { return appendWide(block, to: &frames, &places) }
    for index in block.indices {
      let turn = turns[index]
      frames.append(
        placer.frame(in: columns[turn.column], top: turn.top, height: heights[index]))
      places.append(turn.column)
    }
  }

  private func appendWide(
    _ block: Span<LayoutItem>, to frames: inout OutputSpan<Rect>,
    _ places: inout OutputSpan<Int>
  ) {
    let placer = FramePlacer(layout.grid)
    for index in block.indices {
      let turn = turns[index]
      var frame = placer.frame(
        in: edges.columns[turn.column], top: turn.top, height: heights[index])
      frame.width = width(of: block[index], at: index)
      frames.append(frame)
      places.append(turn.column)
    }
  }

  /// The width as drawn of an item of the last block, where not each covers one column.
  private func width(of item: LayoutItem, at index: Int) -> Double {
    item.fixedWidth ?? edges.column(from: turns[index].column, span: spans[index]).width
  }

  /// Places plain items of known heights, any number of them.
  mutating func place(heights: Span<Int64>, into taken: inout [ColumnTurn]) {
    guard layout.usesQueue else { return filler.place(heights: heights, into: &taken) }
    var running = queue ?? ColumnQueue(tops: filler.state.tops, tolerance: filler.tolerance)
    queue = nil
    running.place(heights: heights, spacing: filler.spacing, into: &taken)
    queue = running
  }

  /// Places the items of a block that has been measured.
  private mutating func placePlain(count: Int) {
    let heights = heights
    var taken = turns
    turns = []
    place(heights: heights.span.extracting(first: count), into: &taken)
    turns = taken
  }

  private mutating func placeAny(_ item: LayoutItem, at index: Int, keeping column: Int?) {
    let span = layout.span(of: item, in: edges)
    let last = layout.columnCount - span
    let place = filler.place(span: span, column: (column ?? item.column).map { min($0, last) }) {
      layout.height(of: item, columnWidth: edges.width(from: $0, span: span))
    }
    turns[index] = ColumnTurn(column: place.column, top: place.top)
    heights[index] = place.height
    spans.append(span)
  }

  /// The heights of a block of plain items, or false where one is not plain.
  private mutating func measurePlain(_ items: Span<LayoutItem>) -> Bool {
    var signs: UInt64 = 0
    let columnWidth = edges.width
    let lowest = layout.minimumItemHeight
    let highest = min(layout.maximumItemHeight, LayoutUnit.maximumLength)
    let grid = layout.grid
    var heights = heights.mutableSpan
    for index in items.indices {
      let shape = items[index].signedShape
      signs |= shape.bitPattern
      let height = columnWidth / shape + items[index].fixedHeight
      heights[index] = grid.height(points: min(max(height, lowest), highest))
    }
    return signs >> 63 == 0
  }
}
