import BoardModel
import Geometry
import Layouts

/// Chooses the layout that a board's settings ask for.
struct BoardArranger {
  let board: Board

  func arrange(width: Double) throws(LayoutError) -> Arrangement {
    let items = board.items.map { LayoutItem(naturalSize: $0.naturalSize) }
    switch board.settings.columns {
    case .count(let count):
      return try layout(columnCount: count).arrange(items, width: width)
    case .width(let columnWidth):
      let count = fittingColumns(of: columnWidth, in: width)
      return try layout(columnCount: count).arrange(items, width: width)
    case .automatic:
      return try automaticArrangement(of: items, width: width)
    }
  }

  /// One column in which every item has its own size, a pixel a point.
  func naturalColumn() -> Arrangement {
    let margin = board.settings.margin
    var frames: [Rect] = []
    var y = margin.top
    var width = 0.0
    for item in board.items {
      if !frames.isEmpty { y += board.settings.rowGap }
      frames.append(
        Rect(x: margin.left, y: y, width: item.naturalSize.width, height: item.naturalSize.height))
      y += item.naturalSize.height
      width = max(width, item.naturalSize.width)
    }
    return Arrangement(
      frames: frames, columns: frames.map { _ in 0 },
      size: Size(width: margin.left + width + margin.right, height: y + margin.bottom),
      columnCount: 1)
  }

  private func automaticArrangement(of items: [LayoutItem], width: Double) throws(LayoutError)
    -> Arrangement
  {
    let choice = ColumnChoice()
    let count = try choice.columnCount(itemCount: items.count) { count throws(LayoutError) in
      let arrangement = try layout(columnCount: count).arrange(items, width: width)
      // A board without area is never chosen before another.
      return arrangement.hasRoom ? arrangement.size : Size(width: 0, height: 0)
    }
    return try layout(columnCount: count).arrange(items, width: width)
  }

  /// From 1 to 200.
  private func fittingColumns(of columnWidth: Double, in width: Double) -> Int {
    let settings = board.settings
    let room = width - settings.margin.left - settings.margin.right + settings.columnGap
    return Int(max(1, min(200, (room / (columnWidth + settings.columnGap)).rounded(.down))))
  }

  private func layout(columnCount: Int) throws(LayoutError) -> WaterfallLayout {
    let settings = board.settings
    return try WaterfallLayout(
      columnCount: columnCount, columnSpacing: settings.columnGap, rowSpacing: settings.rowGap,
      insets: settings.margin, minimumItemHeight: settings.minimumItemHeight,
      maximumItemHeight: settings.maximumItemHeight, orderTolerance: settings.orderTolerance,
      snapping: snapping(settings.snapping), scale: settings.scale)
  }

  private func snapping(_ snapping: PixelSnapping) -> Snapping {
    switch snapping {
    case .distribute: .distribute
    case .floor: .floor
    case .none: .none
    }
  }
}

extension Arrangement {
  /// Whether every item has some width.
  var hasRoom: Bool { frames.allSatisfy { $0.width > 0 } }
}
