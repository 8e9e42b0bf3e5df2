public import Geometry

/// Rows in which all pictures are equally high and fill the width together.
///
/// A row takes items until its height is within the tolerance of the one wanted, or until one more
/// would bring it further off. What is left for the last row is as high as the row before, or lower
/// where it would not fit; it begins at the left and need not reach the right. A fixed part, such as
/// a caption, stands below the picture. Spans, columns and height limits of items have no effect.
///
/// Source: Flickr's justified-layout 4.1, `row.js`. That the last row fits is ours; there it can run
/// over the edge (issue 55).
public struct JustifiedLayout: Layout, Hashable {
  public let rowHeight: Double

  /// How far a row's height may be off, as a part of the one wanted.
  public let rowHeightTolerance: Double

  /// The least and the greatest height of a row, as parts of the one wanted; a picture in a row that
  /// would be lower or higher has another shape than its own.
  public let rowHeightLimits: ClosedRange<Double>

  public let columnSpacing: Double
  public let rowSpacing: Double
  public let insets: EdgeInsets

  let grid: DeviceGrid

  /// - Throws: ``LayoutError`` for a setting out of its range, so that arranging cannot fail.
  public init(
    rowHeight: Double, rowHeightTolerance: Double = 0.25,
    rowHeightLimits: ClosedRange<Double> = 0 ... .infinity, columnSpacing: Double = 0,
    rowSpacing: Double = 0, insets: EdgeInsets = .zero, snapping: Snapping = .distribute,
    scale: Double = 1
  ) throws(LayoutError) {
    guard WaterfallLayout.scales.contains(scale) else {
      throw .scale(scale, allowed: WaterfallLayout.scales)
    }
    guard rowHeight > 0 else {
      throw .length(.rowHeight, rowHeight, allowed: 0...WaterfallLayout.maximumLength)
    }
    try LayoutSetting.check(rowHeight, as: .rowHeight)
    try LayoutSetting.check(rowHeightTolerance, as: .rowHeightTolerance, upTo: .infinity)
    try LayoutSetting.check(columnSpacing, as: .columnSpacing)
    try LayoutSetting.check(rowSpacing, as: .rowSpacing)
    try LayoutSetting.check(insets)
    self.rowHeight = rowHeight
    self.rowHeightTolerance = rowHeightTolerance
    self.rowHeightLimits = rowHeightLimits
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.insets = insets
    grid = DeviceGrid(snapping: snapping, scale: scale)
  }

  public func arrange(_ items: [LayoutItem], in area: LayoutArea) -> Arrangement {
    let left = min(insets.left, area.width)
    let width = max(0, area.width - left - insets.right)
    var stack = JustifiedStack(self, x: area.x + left, y: area.y + insets.top, width: width)
    var row = JustifiedRow(self, width: width)
    for item in items {
      if !row.accepts(item) {
        stack.add(row, height: row.fullHeight)
        row = JustifiedRow(self, width: width)
      }
      row.append(item)
      if row.isComplete {
        stack.add(row, height: row.fullHeight)
        row = JustifiedRow(self, width: width)
      }
    }
    if !row.items.isEmpty {
      stack.add(row, height: min(stack.lastHeight ?? rowHeight, row.fullHeight))
    }
    let end = min(stack.bottom, LayoutUnit.end) + insets.bottom
    return Arrangement(
      frames: stack.frames, columns: stack.columns, spans: [],
      size: Size(width: area.width, height: grid.snapped(end) - grid.snapped(area.y)),
      columnCount: max(1, (stack.columns.max() ?? 0) + 1), end: end)
  }
}
