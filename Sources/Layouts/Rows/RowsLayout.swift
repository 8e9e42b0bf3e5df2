import Geometry

/// A waterfall that runs sideways: rows of equal height, each item in turn at the end of the
/// shortest row.
///
/// On a board of fixed width the rows are as high as they can be without the longest running over
/// the right edge. A fixed part, such as a caption, stands below the picture, within the row. Spans
/// and columns of items count rows; height limits have no effect, and a fixed size gives a shape.
public struct RowsLayout: Layout, Hashable {
  /// The same settings as of a waterfall; its columns are the rows, from the top.
  ///
  /// Spacing and insets keep their directions: row spacing stands between rows.
  public let settings: WaterfallLayout

  public init(_ settings: WaterfallLayout) {
    self.settings = settings
  }

  public func arrange(_ items: [LayoutItem], in area: LayoutArea) -> Arrangement {
    let room = area.width - settings.insets.left - settings.insets.right
    let sum = items.reduce(0) { $0 + Self.aspectRatio(of: $1) }
    // The longest row is no shorter than the mean, so that higher rows cannot fit.
    let caption = items.reduce(0) { max($0, $1.fixedWidth == nil ? $1.fixedHeight : 0) }
    let highest = room * Double(settings.columnCount) / sum + caption
    var fitting = 0.0
    var tooHigh = min(max(0, highest.isFinite ? highest : 0), LayoutUnit.maximumLength)
    for _ in 0..<48 where sum > 0 {
      let middle = (fitting + tooHigh) / 2
      let width = arrange(items, rowHeight: middle, in: area).size.width
      if width <= area.width { fitting = middle } else { tooHigh = middle }
    }
    var result = arrange(items, rowHeight: fitting, in: area)
    result.size.width = area.width
    return result
  }

  /// The places of items in rows of a given height; the board is as wide as they ask for.
  public func arrange(
    _ items: [LayoutItem], rowHeight: Double, in area: LayoutArea
  ) -> Arrangement {
    let rows = Double(settings.columnCount)
    let height =
      rows * rowHeight + (rows - 1) * settings.rowSpacing
      + settings.insets.top + settings.insets.bottom
    let turned = turnedSettings.arrange(
      items.map(Self.turned), in: LayoutArea(x: area.y, y: area.x, width: height))
    return Arrangement(
      frames: turned.frames.map { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) },
      columns: turned.columns, spans: turned.spans,
      size: Size(width: turned.size.height, height: turned.size.width),
      columnCount: turned.columnCount, axis: .across, end: area.y + turned.size.width)
  }

  private var turnedSettings: WaterfallLayout {
    let insets = settings.insets
    return WaterfallLayout(
      turning: settings,
      insets: EdgeInsets(
        top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom))
  }

  /// An item whose height follows from its width as the other's width from its height.
  private static func turned(_ item: LayoutItem) -> LayoutItem {
    let ratio = aspectRatio(of: item)
    let caption = item.fixedWidth == nil ? item.fixedHeight : 0
    var turned = LayoutItem(shape: 1 / ratio, shift: -caption * ratio)
    turned.span = item.span
    turned.column = item.column
    return turned
  }

  private static func aspectRatio(of item: LayoutItem) -> Double {
    JustifiedRow.aspectRatio(of: item)
  }
}
