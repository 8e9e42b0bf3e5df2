import Drawing
import Pixels
import Raster

/// Pictures by name, given at any size.
struct NamedTiles: TileSource {
  let bitmaps: [ImageName: Bitmap]

  func tile(_ request: TileRequest) -> Bitmap? {
    guard let bitmap = bitmaps[request.name] else { return nil }
    return bitmap.size == request.size ? bitmap : bitmap.resampled(to: request.size)
  }
}
