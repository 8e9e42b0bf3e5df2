import Geometry

/// Where the columns of a board begin and how wide they are, in points.
///
/// Nothing is added up from these, so they are rounded once, to the pixel. By way of 1/192 point
/// they would be rounded twice, and at 1.25 pixels a point widths could differ by two pixels.
struct ColumnEdges: Sendable {
  /// The width that heights are computed from.
  let width: Double

  /// The left edge and the width of each column as drawn; the rest is zero.
  private(set) var columns: [Rect] = []

  /// On a board too narrow for it, the insets and then the spacing give way, so that the columns
  /// stay on the board and are zero wide at worst.
  init(of layout: WaterfallLayout, boardWidth: Double) {
    let grid = layout.grid
    let count = Double(layout.columnCount)
    let left = min(layout.insets.left, boardWidth)
    let inner = max(0, boardWidth - left - layout.insets.right)
    let gap = count > 1 ? min(layout.columnSpacing, inner / (count - 1)) : 0
    let columnSum = max(0, inner - (count - 1) * gap)
    let isFloored = grid.snapping == .floor
    width = isFloored ? grid.floored(points: columnSum / count) : columnSum / count

    columns.reserveCapacity(layout.columnCount)
    for index in 0..<layout.columnCount {
      // Divided once, and last, an edge on a pixel or halfway between two is met exactly.
      let start = left * count + Double(index) * (inner + gap)
      var column = Rect(x: start / count, y: 0, width: width, height: 0)
      switch grid.snapping {
      case .distribute:
        let leftPixel = grid.roundedPixels(points: start / count)
        let rightPixel = grid.roundedPixels(points: (start + columnSum) / count)
        column.x = leftPixel / grid.scale
        column.width = (rightPixel - leftPixel) / grid.scale
      case .floor:
        column.x = left + Double(index) * (width + gap)
      case .none:
        break
      }
      columns.append(column)
    }
  }
}
