import Geometry

/// Columns of equal width and rows as high as their highest item.
///
/// Items follow one another from the left; what does not fit in the rest of a row begins the next.
/// Each keeps its own height and stands at the top of its row. Settings mean what they mean to a
/// ``WaterfallLayout``.
public struct GridLayout: Layout, Hashable {
  /// The same settings; its order and what goes with it have no effect.
  public let settings: WaterfallLayout

  public init(_ settings: WaterfallLayout) {
    self.settings = settings
  }

  public func arrange(_ items: [LayoutItem], in area: LayoutArea) -> Arrangement {
    let edges = ColumnEdges(of: settings, in: area)
    let placer = FramePlacer(settings.grid)
    let spacing = LayoutUnit.rounded(points: settings.rowSpacing)
    var top = settings.emptyState(in: area).tops[0]
    var bottom = top
    var cursor = 0
    var frames: [Rect] = []
    var columns: [Int] = []
    var spans: [Int] = []
    for item in items {
      let span = settings.span(of: item, in: edges)
      let column = item.column.map { min($0, settings.columnCount - span) } ?? cursor
      if column < cursor || column + span > settings.columnCount {
        top = min(bottom + spacing, LayoutUnit.limit)
        bottom = top
        cursor = 0
      }
      let start = item.column == nil ? cursor : column
      let height = settings.height(of: item, columnWidth: edges.width(from: start, span: span))
      var frame = placer.frame(
        in: edges.column(from: start, span: span), top: top, height: height)
      if let width = item.fixedWidth { frame.width = width }
      frames.append(frame)
      columns.append(start)
      spans.append(span)
      bottom = min(max(bottom, top + height), LayoutUnit.limit)
      cursor = start + span
    }
    let state = ColumnState(tops: [min(bottom + spacing, LayoutUnit.limit)])
    let extent = settings.extent(of: state, isEmpty: items.isEmpty, in: area)
    return Arrangement(
      frames: frames, columns: columns, spans: spans.contains { $0 > 1 } ? spans : [],
      size: extent.size, columnCount: settings.columnCount, end: extent.end)
  }
}
