import BoardModel
import Pixels
import Raster

/// A tile to be made.
struct TileJob {
  let request: TileRequest
  let path: FilePath

  /// Of the finished tile.
  var byteCount: Int {
    let (count, overflows) = request.size.area.multipliedReportingOverflow(by: 4)
    return overflows ? .max : count
  }
}
