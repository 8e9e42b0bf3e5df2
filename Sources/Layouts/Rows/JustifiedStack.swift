import Geometry

/// Finished rows, one below the other.
struct JustifiedStack {
  private(set) var frames: [Rect] = []

  /// The position of each item in its row.
  private(set) var columns: [Int] = []

  /// The height of the pictures of the last row, in points.
  private(set) var lastHeight: Double?

  /// Below the last row, or the top where there is none, in points.
  private(set) var bottom: Double

  private let layout: JustifiedLayout
  private let left: Double
  private let width: Double

  init(_ layout: JustifiedLayout, x: Double, y: Double, width: Double) {
    self.layout = layout
    left = x
    bottom = y
    self.width = width
  }

  /// - Parameter height: of the pictures before it is kept within the limits, in points.
  mutating func add(_ row: JustifiedRow, height natural: Double) {
    let limits = layout.rowHeightLimits
    let height = max(
      min(natural, limits.upperBound * layout.rowHeight), limits.lowerBound * layout.rowHeight)
    let top = lastHeight == nil ? bottom : min(bottom + layout.rowSpacing, LayoutUnit.end)
    let gap =
      row.items.count > 1
      ? min(layout.columnSpacing, width / Double(row.items.count - 1)) : 0
    var x = left
    var lowest = top + height
    for (column, item) in row.items.enumerated() {
      // Pictures keep the width that they have at their natural height.
      let width = JustifiedRow.aspectRatio(of: item) * natural
      let caption = item.fixedWidth == nil ? item.fixedHeight : 0
      let end = min(top + height + caption, LayoutUnit.end)
      frames.append(layout.grid.snapped(Rect(minX: x, minY: top, maxX: x + width, maxY: end)))
      columns.append(column)
      lowest = max(lowest, end)
      x += width + gap
    }
    lastHeight = height
    bottom = min(lowest, LayoutUnit.end)
  }
}
