import FoundationEssentials
import ImageCodecs
import Pixels

/// The pictures that commands are measured with: the same in every run and on every machine.
struct BenchInputs {
  let folder: String
  let isQuick: Bool

  init(_ options: BenchOptions) {
    folder = options.folder + (options.isQuick ? "/quick" : "/full")
    isQuick = options.isQuick
  }

  /// Photographs of 12 megapixels. Few of them are different, since making them takes longer than all
  /// that is measured; each has a file of its own.
  var photoCount: Int { isQuick ? 12 : 50 }
  private var differentCount: Int { isQuick ? 2 : 10 }

  /// Of the two pictures that are compared.
  var side: Int { isQuick ? 2048 : 4096 }
  var frameCount: Int { isQuick ? 30 : 120 }

  var photos: String { folder + "/photos" }
  var tiles: String { folder + "/tiles" }
  var smallPictures: String { folder + "/small" }
  var gesture: String { folder + "/gesture.json" }
  var first: String { folder + "/a.png" }
  var second: String { folder + "/b.png" }
  var copyOfFirst: String { folder + "/copy-of-a.png" }
  func output(_ name: String) -> String { folder + "/output-" + name }

  /// Whether all are there.
  var arePresent: Bool { FileManager.default.fileExists(atPath: folder + "/complete") }

  func make() throws {
    let manager = FileManager.default
    for path in [photos, tiles, smallPictures] {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for index in 0..<differentCount {
      // Upright and across, as a telephone has them.
      let (width, height) = index % 3 == 1 ? (3024, 4032) : (4032, 3024)
      let photo = SeededPhoto(width: width, height: height, seed: UInt64(index))
      var settings = JPEGSettings()
      settings.quality = 85 + index % 8
      let jpeg = Data(try photo.bitmap.encodedJPEG(settings))
      for number in stride(from: index, to: photoCount, by: differentCount) {
        try jpeg.write(to: URL(filePath: photos + "/\(number).jpg"))
      }
    }
    let heights = [1000, 1350, 750, 1200, 900, 1100]
    for index in 0..<18 {
      let photo = SeededPhoto(width: 1000, height: heights[index % 6], seed: UInt64(100 + index))
      try Data(try photo.bitmap.encodedJPEG()).write(to: URL(filePath: tiles + "/\(index).jpg"))
    }
    for index in 0..<12 {
      let photo = SeededPhoto(width: 320, height: 200 + 20 * index, seed: UInt64(200 + index))
      try Data(try photo.bitmap.encodedJPEG())
        .write(to: URL(filePath: smallPictures + "/\(index).jpg"))
    }
    try makePair()
    try Data(Self.gestureText.utf8).write(to: URL(filePath: gesture))
    try Data().write(to: URL(filePath: folder + "/complete"))
  }

  /// Two pictures that differ in 960 thousand of 16.8 million pixels, or in as large a part.
  private func makePair() throws {
    let photo = SeededPhoto(width: side, height: side, seed: 300)
    var bitmap = photo.bitmap
    let picture = Data(try bitmap.encodedPNG())
    try picture.write(to: URL(filePath: first))
    try picture.write(to: URL(filePath: copyOfFirst))
    let square = side / 32
    for index in 0..<60 {
      let (left, top) = (index % 10 * (side / 10), index / 10 * (side / 6))
      for y in top..<(top + square) {
        for x in left..<(left + square) {
          let pixel = bitmap[x, y]
          bitmap[x, y] = Pixel(
            red: pixel.red, green: pixel.green ^ 96, blue: pixel.blue, alpha: 255)
        }
      }
    }
    try Data(try bitmap.encodedPNG()).write(to: URL(filePath: second))
  }

  /// Six tiles slide in about half of the frames; in the others only the ghost moves.
  private static let gestureText = """
    {
      "version": 1, "fps": 60, "viewport": { "height": 844 }, "timing": { "longPress": 0.1 },
      "steps": [
        { "press": 7 }, { "hold": 0.35 }, { "drag": { "place": 10 }, "seconds": 0.9 },
        { "hold": 0.3 }, { "drop": true }
      ]
    }

    """
}
