import Geometry
import Layouts
import TestSupport

/// Every way of placing items that there is; a law holds over all of them.
enum LayoutMode: String, CaseIterable {
  case shortest, shortestFromCursor, leastSpaceLost, leftToRight, rightToLeft, dense,
    denseFromCursor
  case tolerant, balanced, uneven, grid, rows, justified, mirrored, upward

  static let columnModes = allCases.filter { ![.grid, .rows, .justified].contains($0) }

  /// The settings of the mode, the rest by chance.
  func waterfall(
    _ random: inout SeededGenerator, snapping: Snapping, scale: Double, isStrict: Bool = false
  ) throws -> WaterfallLayout {
    func one(of choices: [Double]) -> Double { choices.randomElement(using: &random) ?? 0 }
    let count = Int.random(in: 1...(self == .balanced ? 4 : 8), using: &random)
    let tracks = (0..<count).map { _ in
      Bool.random(using: &random)
        ? ColumnTrack.share(one(of: [1, 1, 2.5])) : ColumnTrack.points(one(of: [20, 37.5, 60]))
    }
    return try WaterfallLayout(
      columnCount: count, columnTracks: self == .uneven ? tracks : [],
      columnSpacing: one(of: [0, 1, 2.5, 10]), rowSpacing: one(of: [0, 1, 2.5, 10]),
      insets: EdgeInsets(
        top: one(of: [0, 5, 12.5]), left: one(of: [0, 7, 12.25]), bottom: one(of: [0, 5, 12.5]),
        right: one(of: [0, 7, 12.25])),
      minimumItemHeight: one(of: [0, 0, 20]), maximumItemHeight: one(of: [.infinity, 200]),
      order: order, orderTolerance: self == .tolerant ? one(of: [3, 16, .infinity]) : 0,
      isStrict: isStrict, isDense: self == .dense || self == .denseFromCursor,
      balancedItemCount: self == .balanced ? 5 : 0, snapping: snapping, scale: scale)
  }

  func layout(_ settings: WaterfallLayout) throws -> any Layout {
    switch self {
    case .grid: GridLayout(settings)
    case .rows: RowsLayout(settings)
    case .justified:
      try JustifiedLayout(
        rowHeight: 80, columnSpacing: settings.columnSpacing, rowSpacing: settings.rowSpacing,
        insets: settings.insets, snapping: settings.snapping, scale: settings.scale)
    case .mirrored: MirroredLayout(settings)
    case .upward: MirroredLayout(settings, exchanging: .topAndBottom)
    default: settings
    }
  }

  private var order: ColumnOrder {
    switch self {
    case .shortestFromCursor, .denseFromCursor: .shortestFromCursor
    case .leastSpaceLost: .leastSpaceLost
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    default: .shortest
    }
  }
}
