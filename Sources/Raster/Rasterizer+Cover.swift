public import Pixels

extension Rasterizer {
  /// Rows that are drawn at a time, so that memory does not depend on how high the marks are.
  private static let rowsAtOnce = 64

  /// The pixels that the marks cover, however faintly; the background covers none.
  ///
  /// - Throws: ``RasterError/missingTile(_:)``.
  public func cover(tiles source: some TileSource) throws(RasterError) -> PixelCover {
    var cover = PixelCover()
    let area = marks.area
    for top in stride(from: area.rows.lowerBound, to: area.rows.upperBound, by: Self.rowsAtOnce) {
      let rows = top..<min(top + Self.rowsAtOnce, area.rows.upperBound)
      let tiles = try self.tiles(inRows: rows, from: source)
      var canvas = DeepCanvas(PixelArea(columns: area.columns, rows: rows))
      paint(marks, rows, tiles, on: &canvas)
      for row in rows { canvas.addStretches(of: row, to: &cover) }
    }
    return cover
  }
}

extension DeepCanvas {
  fileprivate func addStretches(of row: Int, to cover: inout PixelCover) {
    var start = area.columns.lowerBound
    while start < area.columns.upperBound {
      let (isCovered, isOpaque) = kind(at: start, row)
      var end = start + 1
      while end < area.columns.upperBound, kind(at: end, row) == (isCovered, isOpaque) { end += 1 }
      if isCovered { cover.add(.init(row: row, columns: start..<end, isOpaque: isOpaque)) }
      start = end
    }
  }

  private func kind(at column: Int, _ row: Int) -> (isCovered: Bool, isOpaque: Bool) {
    let pixel = self[column, row]
    return (pixel.alpha > 0, pixel.isOpaque)
  }
}
