public import BoardDrawing
import Drawing
import Raster

extension MomentRenderer {
  /// Finds out which pixels each item covers, from the marks that ``picture(of:)`` draws: each card is
  /// drawn alone, over nothing, a few rows at a time.
  ///
  /// It takes about as long as drawing the moment does.
  public func itemMap(of moment: BoardMoment) throws(RenderingError) -> ItemMap {
    try Self.check(moment.pixelSize)
    let painted = painter.paintNoting(moment)
    var parts: [ItemMap.Part] = []
    for part in painted.parts {
      let rasterizer = Rasterizer(painted.list(of: part))
      let cover = try drawing { () throws(RasterError) in try rasterizer.cover(tiles: tiles) }
      parts.append(ItemMap.Part(itemID: part.itemID, cover: cover))
    }
    return ItemMap(size: painted.list.size, parts: parts)
  }
}
