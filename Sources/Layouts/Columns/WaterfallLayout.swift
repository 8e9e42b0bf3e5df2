public import Geometry

/// Columns side by side; each item in turn goes under the shortest, or where another rule says.
///
/// The columns share what insets and spacing leave of the board's width. An item is
/// `columnWidth / aspectRatio + fixedHeight` high, kept between the minimum and the maximum, and
/// then snapped. A column that is longer than the shortest by no more than the tolerance counts as
/// equally long; the leftmost of equals gets the item. An item that covers several columns begins
/// below the longest of them. Row spacing stands between the items of a column, an item without
/// height included, but neither before the first nor after the last.
///
/// Any board can be arranged:
/// - On a board too narrow for them, the insets and then the spacing give way, and columns become
///   zero wide. A width that is negative or not a number counts as 0.
/// - Widths and heights end at ``maximumLength``; what would lie below 2⁵⁰ / 192 points is cut off.
public struct WaterfallLayout: Layout, Hashable {
  public static let columnCounts = 1...ColumnTurn.maximumColumnCount

  /// How many of the last items can be balanced.
  public static let balancedItemCounts = 0...8

  /// The longest length taken as a setting, as a board's width or as an item's height, in points.
  public static let maximumLength = LayoutUnit.maximumLength

  /// Device pixels in a point that the arithmetic is good for.
  public static let scales = 1e-6...1e3

  public let columnCount: Int
  public let columnSpacing: Double
  public let rowSpacing: Double
  public let insets: EdgeInsets
  public let minimumItemHeight: Double
  public let maximumItemHeight: Double

  /// How much longer than the shortest a column may be, in points, to count as equally long.
  ///
  /// Half a device pixel, which nobody sees, is always allowed unless ``isStrict``.
  public let orderTolerance: Double

  /// Whether lengths are compared as they are, without allowing half a device pixel.
  public let isStrict: Bool

  /// The widths of the columns where they are not all equal; else empty.
  public let columnTracks: [ColumnTrack]

  public let order: ColumnOrder

  /// Whether items go up into holes that wider items have left above themselves.
  ///
  /// What goes up does not count as filling a column. Without effect on items in left-to-right or
  /// right-to-left order. Source: CSS Grid Layout Level 3, §"grid-lanes-pack".
  public let isDense: Bool

  /// So many of the last items are placed together so that the board ends in the flattest edge.
  ///
  /// Fewer where columns are so many that 2¹⁷ trials would not do: 8 in 4 columns, 4 in 12.
  public let balancedItemCount: Int

  let grid: DeviceGrid

  /// - Throws: ``LayoutError`` for a setting out of its range, so that arranging cannot fail.
  public init(
    columnCount: Int, columnTracks: [ColumnTrack] = [], columnSpacing: Double = 0,
    rowSpacing: Double = 0, insets: EdgeInsets = .zero, minimumItemHeight: Double = 0,
    maximumItemHeight: Double = .infinity, order: ColumnOrder = .shortest,
    orderTolerance: Double = 0, isStrict: Bool = false, isDense: Bool = false,
    balancedItemCount: Int = 0, snapping: Snapping = .distribute, scale: Double = 1
  ) throws(LayoutError) {
    guard Self.columnCounts.contains(columnCount) else {
      throw .columnCount(columnCount, allowed: Self.columnCounts)
    }
    guard columnTracks.isEmpty || columnTracks.count == columnCount else {
      throw .columnTracks(columnTracks.count, columnCount: columnCount)
    }
    for (index, track) in columnTracks.enumerated() where !track.isValid {
      throw .columnTrack(track, index: index)
    }
    guard Self.balancedItemCounts.contains(balancedItemCount) else {
      throw .balancedItemCount(balancedItemCount, allowed: Self.balancedItemCounts)
    }
    guard Self.scales.contains(scale) else { throw .scale(scale, allowed: Self.scales) }
    try LayoutSetting.check(columnSpacing, as: .columnSpacing)
    try LayoutSetting.check(rowSpacing, as: .rowSpacing)
    try LayoutSetting.check(insets)
    try LayoutSetting.check(minimumItemHeight, as: .minimumItemHeight)
    try LayoutSetting.check(maximumItemHeight, as: .maximumItemHeight, upTo: .infinity)
    try LayoutSetting.check(orderTolerance, as: .orderTolerance, upTo: .infinity)
    guard minimumItemHeight <= maximumItemHeight else {
      throw .minimumAboveMaximum(minimum: minimumItemHeight, maximum: maximumItemHeight)
    }
    self.columnCount = columnCount
    self.columnTracks = columnTracks
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.insets = insets
    self.minimumItemHeight = minimumItemHeight
    self.maximumItemHeight = maximumItemHeight
    self.order = order
    self.orderTolerance = orderTolerance
    self.isStrict = isStrict
    self.isDense = isDense
    self.balancedItemCount = balancedItemCount
    grid = DeviceGrid(snapping: snapping, scale: scale)
  }

  /// Another layout lying on its side, which was checked when it was made.
  init(turning other: WaterfallLayout, insets: EdgeInsets) {
    columnCount = other.columnCount
    columnTracks = other.columnTracks
    columnSpacing = other.rowSpacing
    rowSpacing = other.columnSpacing
    self.insets = insets
    minimumItemHeight = 0
    maximumItemHeight = .infinity
    order = other.order
    orderTolerance = other.orderTolerance
    isStrict = other.isStrict
    isDense = other.isDense
    balancedItemCount = other.balancedItemCount
    grid = other.grid
  }

  public var snapping: Snapping { grid.snapping }

  /// Device pixels in a point.
  public var scale: Double { grid.scale }
}
