import Geometry

extension WaterfallLayout {
  public func arrange(_ items: [LayoutItem], in area: LayoutArea) -> Arrangement {
    arrange(items, in: area, keepingColumns: [])
  }

  /// The places of the items, where the first of them stay in the columns they have.
  ///
  /// For boards whose items change their size under the eye: what has been seen does not jump.
  ///
  /// - Parameter columns: of the first items, as ``Arrangement/columns`` has them.
  public func arrange(
    _ items: [LayoutItem], in area: LayoutArea, keepingColumns columns: [Int]
  ) -> Arrangement {
    var run = WaterfallRun(self, in: area)
    let kept = columns.prefix(items.count)
    let head = items.count - tailLength(of: items, kept: kept.count)
    var places: [Int] = []
    var spans: [Int] = []
    let frames = [Rect](capacity: items.count) { frames in
      places = [Int](capacity: items.count) { places in
        func place(_ block: Span<LayoutItem>, keeping kept: ArraySlice<Int>) {
          run.place(block, keeping: kept)
          run.addSpans(to: &spans, count: block.count, placed: places.count)
          run.append(block, to: &frames, &places)
        }
        for start in stride(from: 0, to: head, by: WaterfallRun.blockLength) {
          let end = min(start + WaterfallRun.blockLength, head)
          place(
            items.span.extracting(start..<end),
            keeping: kept.dropFirst(start).prefix(end - start))
        }
        guard head < items.count else { return }
        let tail = items.span.extracting(head..<items.count)
        place(tail, keeping: run.balancedColumns(of: tail)[...])
      }
    }
    let extent = extent(of: run.state, isEmpty: items.isEmpty, in: area)
    return Arrangement(
      frames: frames, columns: places, spans: spans, size: extent.size, columnCount: columnCount,
      end: extent.end)
  }

  /// The size that follows from how far columns are filled, and where it ends before snapping.
  func extent(of state: ColumnState, isEmpty: Bool, in area: LayoutArea) -> (
    size: Size, end: Double
  ) {
    let spacing = LayoutUnit.rounded(points: rowSpacing)
    let longest = state.tops.max() ?? 0
    let bottom = longest < LayoutUnit.limit ? longest - spacing : LayoutUnit.limit
    let top = LayoutUnit.rounded(points: area.y)
    let start = top + LayoutUnit.rounded(points: insets.top)
    let end = (isEmpty ? start : bottom) + LayoutUnit.rounded(points: insets.bottom)
    let height = (grid.edge(units: end) - grid.edge(units: top)) / grid.edgesPerPoint
    return (Size(width: area.width, height: height), Double(end) / LayoutUnit.perPoint)
  }

  func emptyState(in area: LayoutArea) -> ColumnState {
    let top = LayoutUnit.rounded(points: area.y) + LayoutUnit.rounded(points: insets.top)
    return ColumnState(
      tops: [Int64](repeating: min(top, LayoutUnit.limit), count: columnCount),
      openings: isDense ? [[ColumnState.Opening]](repeating: [], count: columnCount) : [])
  }
}
