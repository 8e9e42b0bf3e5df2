/// How many columns of at least a width fit on a board.
public struct ColumnFitting: Hashable, Sendable {
  /// Of a column, in points; more than 0.
  public var minimumWidth: Double

  /// Between neighbouring columns, in points.
  public var columnSpacing: Double

  /// The counts to choose from, at least 1.
  public var columnCounts: ClosedRange<Int>

  public init(
    minimumWidth: Double, columnSpacing: Double = 0,
    columnCounts: ClosedRange<Int> = WaterfallLayout.columnCounts
  ) {
    precondition(columnCounts.lowerBound >= 1, "a board has at least one column")
    self.minimumWidth = minimumWidth
    self.columnSpacing = columnSpacing
    self.columnCounts = columnCounts
  }

  /// As many columns as fit between the insets of a board, or the smallest count allowed.
  ///
  /// - Parameter width: of the board within its insets, in points.
  public func columnCount(inWidth width: Double) -> Int {
    let stride = minimumWidth + columnSpacing
    let most = Double(columnCounts.upperBound)
    guard stride > 0 else { return columnCounts.upperBound }
    // A width that is a hair short of so many columns only misses them by rounding.
    let count = ((width + columnSpacing) / stride * LayoutUnit.lift).rounded(.down)
    return max(columnCounts.lowerBound, count >= 1 ? Int(min(count, most)) : 1)
  }
}
