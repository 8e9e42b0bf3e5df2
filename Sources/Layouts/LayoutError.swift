/// Why a layout cannot be made from its settings.
public enum LayoutError: Error, Hashable, Sendable {
  case columnCount(Int, allowed: ClosedRange<Int>)

  /// Columns of their own widths are not as many as there are columns.
  case columnTracks(Int, columnCount: Int)

  /// A column's width or share that is negative, not a number, or too large.
  case columnTrack(ColumnTrack, index: Int)

  case balancedItemCount(Int, allowed: ClosedRange<Int>)

  /// A length that is negative, not a number, or longer than any board.
  case length(LayoutSetting, Double, allowed: ClosedRange<Double>)

  case minimumAboveMaximum(minimum: Double, maximum: Double)
  /// Insets, headers and footers take the whole height of a page.
  case noHeight(Double)
  case scale(Double, allowed: ClosedRange<Double>)

  /// Insets and spacing take the whole width, so that some column has none.
  case noRoom(columnCount: Int)

  /// What stands around pictures and under them takes all of an item.
  case noRoomInside
}
