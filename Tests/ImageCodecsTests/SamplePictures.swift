import ImageCodecs
import Pixels
import TestSupport

/// Small pictures made on the spot.
enum SamplePictures {
  /// Slopes, noise and an edge, opaque; sides that are no multiple of a JPEG's blocks.
  static func photo(width: Int = 53, height: Int = 37) -> Bitmap {
    var generator = SeededGenerator(seed: 7)
    var bitmap = Bitmap(size: PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width {
        let noise = Int.random(in: 0..<24, using: &generator)
        let edge = x * height > y * width ? 60 : 0
        bitmap[x, y] = Pixel(
          red: UInt8(clamping: x * 180 / width + noise),
          green: UInt8(clamping: y * 180 / height + noise),
          blue: UInt8(clamping: 60 + edge + noise), alpha: 255)
      }
    }
    return bitmap
  }

  /// Every alpha with every kind of color, straight.
  static func straightColors(count: Int, seed: UInt64 = 7) -> [Color] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let bits = UInt32.random(in: .min ... .max, using: &generator)
      return Color(
        red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits >> 16), alpha: UInt8(truncatingIfNeeded: bits >> 24))
    }
  }

  /// One file of each kind that can be made here or is shipped, by name.
  static func files() throws -> [(name: String, bytes: [UInt8])] {
    let photo = photo()
    var translucent = photo
    for x in 0..<photo.width { translucent[x, 3] = .clear }
    let made = [
      ("opaque PNG", try photo.encodedPNG()),
      ("PNG with alpha", try translucent.encodedPNG()),
      ("JPEG", try photo.encodedJPEG()),
      ("JPEG, all chroma", try photo.encodedJPEG(JPEGSettings(chromaSampling: .full))),
      ("progressive JPEG", try photo.encodedJPEG(JPEGSettings(isProgressive: true))),
      ("gray JPEG", try photo.encodedJPEG(JPEGSettings(isGray: true))),
      ("turned JPEG", try photo.encodedJPEG(JPEGSettings(orientation: .rightTop))),
    ]
    return made + (try FormatFixture.names.map { ($0, try FormatFixture.bytes($0)) })
  }
}
