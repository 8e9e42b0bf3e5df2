import Foundation
import Pixels
import Raster

/// A picture of upright waves, exact at whatever size it is asked for.
struct WaveTiles: TileSource {
  /// In points.
  let pictureWidth: Double
  let wavelength: Double

  func tile(_ request: TileRequest) -> Bitmap? {
    var bitmap = Bitmap(size: request.size)
    for x in 0..<bitmap.width {
      let place = (Double(x) + 0.5) / Double(bitmap.width) * pictureWidth
      let level = UInt8(self.level(at: place).rounded())
      for y in 0..<bitmap.height {
        bitmap[x, y] = Pixel(red: level, green: level, blue: level, alpha: 255)
      }
    }
    return bitmap
  }

  func level(at place: Double) -> Double {
    127.5 + 120 * sin(2 * .pi * place / wavelength)
  }
}
