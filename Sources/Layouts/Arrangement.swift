public import Geometry

/// Where a layout has put its items.
public struct Arrangement: Hashable, Sendable {
  /// The place of each item, in the order of the items.
  public let frames: [Rect]

  /// The column of each item, counted from 0 at the left, in the order of the items.
  public let columns: [Int]

  /// The whole board with its insets.
  public let size: Size

  /// How many columns there are, those without items included.
  public let columnCount: Int

  /// `frames` and `columns` have one element an item.
  public init(frames: [Rect], columns: [Int], size: Size, columnCount: Int) {
    precondition(frames.count == columns.count, "every item has a frame and a column")
    self.frames = frames
    self.columns = columns
    self.size = size
    self.columnCount = columnCount
  }
}
