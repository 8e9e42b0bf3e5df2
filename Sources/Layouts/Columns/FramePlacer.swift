import Geometry

/// Turns places in units into frames.
struct FramePlacer {
  private let grid: DeviceGrid

  init(_ grid: DeviceGrid) {
    self.grid = grid
  }

  /// The frame of an item in a column.
  ///
  /// - Parameters:
  ///   - column: whose left edge and width the frame has.
  ///   - top: in units.
  ///   - height: in units.
  @inline(__always)
  func frame(in column: Rect, top: Int64, height: Int64) -> Rect {
    let start = grid.edge(units: top)
    let end = grid.edge(units: min(top + height, LayoutUnit.limit))
    var frame = column
    frame.y = start / grid.edgesPerPoint
    frame.height = (end - start) / grid.edgesPerPoint
    return frame
  }
}
