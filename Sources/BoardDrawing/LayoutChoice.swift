import BoardModel
import Geometry
import Layouts

/// The layout that a section's settings, and those of its board, ask for.
struct LayoutChoice {
  let settings: BoardSettings
  let section: BoardSection
  let columnCount: Int

  /// Of the section within its insets, in points.
  let width: Double

  func layout() throws(LayoutError) -> any Layout {
    switch settings.kind {
    case .waterfall: mirrored(try waterfall(.shortest))
    case .leftToRight: mirrored(try waterfall(.leftToRight))
    case .rightToLeft: mirrored(try waterfall(.rightToLeft))
    case .rows: mirrored(RowsLayout(try waterfall(.shortest)))
    case .grid: mirrored(GridLayout(try waterfall(.leftToRight)))
    case .justified: mirrored(try justified())
    }
  }

  private var columnGap: Double { section.columnGap ?? settings.columnGap }
  private var rowGap: Double { section.rowGap ?? settings.rowGap }

  private func waterfall(_ order: ColumnOrder) throws(LayoutError) -> WaterfallLayout {
    try WaterfallLayout(
      columnCount: columnCount, columnSpacing: columnGap, rowSpacing: rowGap,
      insets: section.insets, minimumItemHeight: settings.minimumItemHeight,
      maximumItemHeight: settings.maximumItemHeight, order: order,
      orderTolerance: settings.orderTolerance, isDense: settings.isDense,
      balancedItemCount: settings.balance, snapping: Snapping(settings.snapping),
      scale: settings.scale)
  }

  /// Rows as high as a square in one of the columns.
  private func justified() throws(LayoutError) -> JustifiedLayout {
    let room = width - Double(columnCount - 1) * columnGap
    return try JustifiedLayout(
      rowHeight: max(
        min(room / Double(columnCount), settings.maximumItemHeight), 1 / settings.scale),
      columnSpacing: columnGap,
      rowSpacing: rowGap, insets: section.insets, snapping: Snapping(settings.snapping),
      scale: settings.scale)
  }

  private func mirrored(_ layout: some Layout) -> any Layout {
    settings.isMirrored ? MirroredLayout(layout) : layout
  }
}

extension Snapping {
  init(_ snapping: PixelSnapping) {
    switch snapping {
    case .distribute: self = .distribute
    case .floor: self = .floor
    case .none: self = .none
    }
  }
}
