import Drawing
import Pixels
import Raster
import TestSupport

/// The pictures of the scenes, brought to the size asked for.
struct SceneTiles: TileSource {
  func tile(_ request: TileRequest) -> Bitmap? {
    guard let bitmap = try? Cases.picture("scenes/" + request.name.text) else { return nil }
    return bitmap.size == request.size ? bitmap : bitmap.resampled(to: request.size)
  }
}
