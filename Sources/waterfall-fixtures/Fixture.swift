import ImageCodecs
import Pixels

/// One picture file of `Fixtures/photos`.
struct Fixture {
  let name: String

  /// Upright, in pixels.
  let size: PixelSize
  let scene: Scene
  let encoding: Encoding

  enum Encoding {
    case png
    case jpeg(JPEGSettings)
  }

  static let all = [
    jpeg("01 lake at dawn.jpg", 1500, 1000, .lake),
    jpeg("02 birch wood.jpg", 800, 1300, .birches, quality: 78),
    jpeg("03 dunes.jpg", 1400, 933, .dunes),
    png("04 leaded window.png", 480, 480, .window),
    jpeg("05 coast (progressive).jpg", 2100, 700, .coast, isProgressive: true),
    jpeg("06 tulips (on its side).jpg", 900, 1200, .tulips, orientation: .rightTop),
    jpeg("07 harbor in fog (grey).jpg", 1200, 900, .harbor, isGray: true),
    png("08 leaf (cut out).png", 420, 560, .leaf),
    jpeg("09 city at night.jpg", 800, 1400, .city),
    jpeg("10 balloons.jpg", 1200, 1200, .balloons),
    jpeg("11 snow on firs.jpg", 1400, 933, .snow),
    jpeg("12 lights.jpg", 1000, 1000, .lights),
    png("13 tiles.png", 640, 427, .tiles),
    jpeg("14 moon.jpg", 1050, 700, .moon, isGray: true),
  ]

  /// The file's bytes.
  func encoded() throws(ImageWritingError) -> [UInt8] {
    let bitmap = scene.bitmap(width: size.width, height: size.height)
    switch encoding {
    case .png: return try bitmap.encodedPNG(isOwnOutput: false)
    case .jpeg(let settings):
      return try bitmap.stored(as: settings.orientation).encodedJPEG(settings)
    }
  }

  private static func png(_ name: String, _ width: Int, _ height: Int, _ scene: Scene) -> Fixture {
    Fixture(
      name: name, size: PixelSize(width: width, height: height), scene: scene, encoding: .png)
  }

  private static func jpeg(
    _ name: String, _ width: Int, _ height: Int, _ scene: Scene, quality: Int = 84,
    isProgressive: Bool = false, isGray: Bool = false, orientation: Orientation = .topLeft
  ) -> Fixture {
    Fixture(
      name: name, size: PixelSize(width: width, height: height), scene: scene,
      encoding: .jpeg(
        JPEGSettings(
          quality: quality, isProgressive: isProgressive, isGray: isGray, orientation: orientation))
    )
  }
}

extension Bitmap {
  /// The pixels as a camera that was held on its side stores them.
  fileprivate func stored(as orientation: Orientation) -> Bitmap {
    guard orientation == .rightTop else { return self }
    var result = Bitmap(size: size.transposed)
    for y in 0..<height {
      for x in 0..<width { result[y, width - 1 - x] = self[x, y] }
    }
    return result
  }
}
