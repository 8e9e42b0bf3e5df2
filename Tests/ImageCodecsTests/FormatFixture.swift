import Foundation
import ImageCodecs
import Pixels
import TestSupport

/// The files of `Fixtures/kinds` in formats that are read here and written nowhere.
enum FormatFixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](
      try Data(contentsOf: Cases.packageFolder.appending(path: "Fixtures/kinds/" + name)))
  }

  static func image(_ name: String) throws -> EncodedImage { .bytes(try bytes(name)) }

  /// Those that this build reads.
  static var names: [String] {
    var names: [String] = []
    #if WebP
      names += [
        "lossy.webp", "lossless-with-alpha.webp", "lossy-with-alpha.webp", "on-its-side.webp",
        "animation.webp",
      ]
    #endif
    #if GIF
      names += ["still.gif", "interlaced.gif", "animation.gif"]
    #endif
    #if HEIF
      names += ["still.heic", "dated.heic", "still.avif", "with-alpha.avif"]
    #endif
    return names
  }

  /// The picture that all of them show, 40 × 30: slopes and an edge.
  static func slopes(hasAlpha: Bool) -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: 40, height: 30))
    for y in 0..<30 {
      for x in 0..<40 {
        let alpha = hasAlpha ? (y < 3 ? 0 : 255 - x) : 255
        let color = Color(
          red: UInt8(x * 6), green: UInt8(y * 8), blue: x * 30 > y * 40 ? 200 : 60,
          alpha: UInt8(alpha))
        bitmap[x, y] = Pixel(color)
      }
    }
    return bitmap
  }
}
