public import Geometry

/// Where a layout has put its items.
///
/// Within a lane frames follow one another without overlap: lanes are columns, or in a layout whose
/// items run sideways, rows.
public struct Arrangement: Hashable, Sendable {
  /// The place of each item, in the order of the items.
  public internal(set) var frames: [Rect]

  /// The lane of each item, counted from 0 at the left or the top, in the order of the items; the
  /// first of them where it covers several.
  public internal(set) var columns: [Int]

  /// How many lanes each item covers; empty where each covers one.
  public internal(set) var spans: [Int]

  /// The whole board with its insets.
  public internal(set) var size: Size

  /// How many lanes there are, those without items included.
  public internal(set) var columnCount: Int

  /// In which direction the lanes run.
  public internal(set) var axis: LaneAxis

  /// Where the arrangement ends before snapping, in points from the top of the board.
  var end: Double

  /// `frames` and `columns` have one element an item.
  public init(
    frames: [Rect], columns: [Int], spans: [Int] = [], size: Size, columnCount: Int,
    axis: LaneAxis = .down
  ) {
    self.init(
      frames: frames, columns: columns, spans: spans, size: size, columnCount: columnCount,
      axis: axis, end: size.height)
  }

  init(
    frames: [Rect], columns: [Int], spans: [Int], size: Size, columnCount: Int,
    axis: LaneAxis = .down, end: Double
  ) {
    precondition(frames.count == columns.count, "every item has a frame and a column")
    precondition(spans.isEmpty || spans.count == frames.count, "every item has a span, or none has")
    self.frames = frames
    self.columns = columns
    self.spans = spans
    self.size = size
    self.columnCount = columnCount
    self.axis = axis
    self.end = end
  }

  /// How many lanes an item covers.
  public func span(ofItem index: Int) -> Int {
    spans.isEmpty ? 1 : spans[index]
  }
}
