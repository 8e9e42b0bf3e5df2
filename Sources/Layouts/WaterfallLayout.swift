public import Geometry

/// Columns of equal width; each item in turn goes under the shortest column.
///
/// The columns share what insets and spacing leave of the board's width. An item is
/// `columnWidth / aspectRatio + fixedHeight` high, kept between the minimum and the maximum, and
/// then snapped. A column that is longer than the shortest by no more than the tolerance counts as
/// equally long; the leftmost of equals gets the item. Row spacing stands between the items of a
/// column, an item without height included, but neither before the first nor after the last.
///
/// Any board can be arranged:
/// - On a board too narrow for them, the insets and then the spacing give way, and columns become
///   zero wide. A width that is negative or not a number counts as 0.
/// - Widths and heights end at ``maximumLength``; what would lie below 2⁵⁰ / 192 points is cut off.
public struct WaterfallLayout: Layout, Hashable {
  public static let columnCounts = 1...ColumnTurn.maximumColumnCount

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

  let grid: DeviceGrid

  /// - Throws: ``LayoutError`` for a setting out of its range, so that arranging cannot fail.
  public init(
    columnCount: Int, columnSpacing: Double = 0, rowSpacing: Double = 0,
    insets: EdgeInsets = .zero, minimumItemHeight: Double = 0,
    maximumItemHeight: Double = .infinity, orderTolerance: Double = 0, isStrict: Bool = false,
    snapping: Snapping = .distribute, scale: Double = 1
  ) throws(LayoutError) {
    guard Self.columnCounts.contains(columnCount) else {
      throw .columnCount(columnCount, allowed: Self.columnCounts)
    }
    guard Self.scales.contains(scale) else { throw .scale(scale, allowed: Self.scales) }
    try Self.check(columnSpacing, as: .columnSpacing)
    try Self.check(rowSpacing, as: .rowSpacing)
    try Self.check(insets.top, as: .topInset)
    try Self.check(insets.left, as: .leftInset)
    try Self.check(insets.bottom, as: .bottomInset)
    try Self.check(insets.right, as: .rightInset)
    try Self.check(minimumItemHeight, as: .minimumItemHeight)
    try Self.check(maximumItemHeight, as: .maximumItemHeight, upTo: .infinity)
    try Self.check(orderTolerance, as: .orderTolerance, upTo: .infinity)
    guard minimumItemHeight <= maximumItemHeight else {
      throw .minimumAboveMaximum(minimum: minimumItemHeight, maximum: maximumItemHeight)
    }
    self.columnCount = columnCount
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.insets = insets
    self.minimumItemHeight = minimumItemHeight
    self.maximumItemHeight = maximumItemHeight
    self.orderTolerance = orderTolerance
    self.isStrict = isStrict
    grid = DeviceGrid(snapping: snapping, scale: scale)
  }

  public var snapping: Snapping { grid.snapping }

  /// Device pixels in a point.
  public var scale: Double { grid.scale }

  private static func check(
    _ length: Double, as setting: LayoutSetting, upTo longest: Double = maximumLength
  ) throws(LayoutError) {
    guard length >= 0, length <= longest else {
      throw .length(setting, length, allowed: 0...longest)
    }
  }
}
