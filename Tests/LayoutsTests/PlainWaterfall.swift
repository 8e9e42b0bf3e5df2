import Geometry
import Layouts

/// The rule of the waterfall once more, written as it is said and with no regard to speed.
///
/// Units are 1/192 point. Good for boards that are wide enough for their columns.
struct PlainWaterfall {
  private(set) var columns: [Int] = []
  private(set) var tops: [Int] = []
  private(set) var bottoms: [Int] = []

  init(_ board: RandomBoard) {
    let layout = board.layout
    let width = Self.columnWidth(of: board)
    let hairline = layout.isStrict ? 0 : 0.5 / layout.scale
    let tolerance = max(layout.orderTolerance, hairline) * 192
    var nextTops = [Int](repeating: Self.units(layout.insets.top), count: layout.columnCount)
    for item in board.items {
      let natural = width / item.aspectRatio + item.fixedHeight
      var height = min(max(natural, layout.minimumItemHeight), layout.maximumItemHeight)
      if layout.snapping == .floor {
        height = (height * layout.scale + 1e-9).rounded(.down) / layout.scale
      }
      var least = Int.max
      for top in nextTops { least = min(least, top) }
      var column = 0
      while Double(nextTops[column] - least) > tolerance + 1e-9 { column += 1 }
      columns.append(column)
      tops.append(nextTops[column])
      bottoms.append(nextTops[column] + Self.units(height))
      nextTops[column] = nextTops[column] + Self.units(height) + Self.units(layout.rowSpacing)
    }
  }

  static func columnWidth(of board: RandomBoard) -> Double {
    let layout = board.layout
    let gaps = Double(layout.columnCount - 1) * layout.columnSpacing
    let inner = board.width - layout.insets.left - layout.insets.right - gaps
    let width = inner / Double(layout.columnCount)
    guard layout.snapping == .floor else { return width }
    return (width * layout.scale + 1e-9).rounded(.down) / layout.scale
  }

  /// Rounded half up.
  private static func units(_ points: Double) -> Int {
    Int((points * 192 + 0.5 + 1e-9).rounded(.down))
  }
}
