extension WaterfallLayout {
  /// How much longer a column may be to count as equally long, in units.
  var tolerance: Int64 {
    let hairline = isStrict ? 0 : 0.5 / scale
    return LayoutUnit.floored(points: max(orderTolerance, hairline))
  }

  /// Whether plain items can go through the queue, which knows one order only.
  var usesQueue: Bool {
    order == .shortest || order == .leastSpaceLost
  }

  /// How many columns an item covers on a board with certain columns.
  func span(of item: LayoutItem, in edges: ColumnEdges) -> Int {
    if item.wishes.bits == 0 { return 1 }
    let needed = item.fixedWidth.map { edges.span(covering: $0) } ?? 1
    return min(max(item.span, needed), columnCount)
  }

  /// The height of an item in units, within its limits and those of the layout.
  func height(of item: LayoutItem, columnWidth: Double) -> Int64 {
    let natural = columnWidth / item.aspectRatio + item.fixedHeight
    let highest = min(maximumItemHeight, item.maximumHeight, LayoutUnit.maximumLength)
    let height = max(min(max(natural, minimumItemHeight), highest), item.minimumHeight)
    return grid.height(points: min(height, LayoutUnit.maximumLength))
  }
}
