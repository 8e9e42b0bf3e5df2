/// Choosing columns for the last items together, so that the board ends in a flat edge.
extension WaterfallRun {
  /// So many ways to place the last items are tried at most.
  static let trialLimit = 1 << 17

  /// The first columns of the last items with which the longest and the shortest column differ
  /// least; of equally flat edges the one nearest to what the rule itself would do.
  ///
  /// Every way to place them in their order is tried.
  func balancedColumns(of tail: Span<LayoutItem>) -> [Int] {
    var normal = self
    normal.place(tail)
    var search = TailSearch(
      tops: state.tops, start: emptyTop, spacing: LayoutUnit.rounded(points: layout.rowSpacing))
    for index in tail.indices {
      let item = tail[index]
      let span = layout.span(of: item, in: edges)
      let last = layout.columnCount - span
      let choices = item.column.map { [min($0, last)] } ?? Array(0...last)
      search.add(
        span: span, choices: choices, normal: normal.turns[index].column,
        heights: choices.map {
          layout.height(of: item, columnWidth: edges.width(from: $0, span: span))
        })
    }
    return search.flattest()
  }
}

extension WaterfallLayout {
  /// How many of the last items are balanced: as many as asked for, unless columns are so many that
  /// trying all ways would take too long.
  func tailLength(of items: [LayoutItem], kept: Int) -> Int {
    var trials = 1
    var length = 0
    while length < min(balancedItemCount, items.count - kept) {
      let item = items[items.count - 1 - length]
      trials *= item.column == nil ? max(1, columnCount - min(item.span, columnCount) + 1) : 1
      guard trials <= WaterfallRun.trialLimit else { break }
      length += 1
    }
    return length
  }
}
