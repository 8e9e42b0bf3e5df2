import ImageCodecs
import Pixels
import Testing

struct OrientationTests {
  /// Two rows of three pixels, each named by its letter.
  private let stored = letters("abc", "def")

  @Test(arguments: [
    (1, ["abc", "def"]), (2, ["cba", "fed"]), (3, ["fed", "cba"]), (4, ["def", "abc"]),
    (5, ["ad", "be", "cf"]), (6, ["da", "eb", "fc"]), (7, ["fc", "eb", "da"]),
    (8, ["cf", "be", "ad"]),
  ])
  func eachOrientationIsTurnedUpright(value: Int, upright: [String]) throws {
    let orientation = try #require(Orientation(rawValue: value))
    #expect(stored.upright(from: orientation) == letters(upright))
  }

  @Test(arguments: Orientation.allCases)
  func aJPEGIsReadAsItsExifSays(orientation: Orientation) throws {
    let photo = SamplePictures.photo()
    let plain = try photo.encodedJPEG()
    let turned = EncodedImage.bytes(try photo.encodedJPEG(JPEGSettings(orientation: orientation)))

    let bitmap = try ImageFormats.decode(turned)
    let info = try ImageFormats.readInfo(from: turned)

    #expect(bitmap == (try ImageFormats.decode(.bytes(plain)).upright(from: orientation)))
    #expect(info.orientation == orientation)
    #expect(info.size == bitmap.size)
  }

  @Test(arguments: Orientation.allCases)
  func aShrunkJPEGIsUprightToo(orientation: Orientation) throws {
    let photo = SamplePictures.photo(width: 257, height: 130)
    let turned = EncodedImage.bytes(try photo.encodedJPEG(JPEGSettings(orientation: orientation)))
    let target =
      orientation.swapsSides
      ? PixelSize(width: 16, height: 32) : PixelSize(width: 32, height: 16)

    let bitmap = try ImageFormats.decode(turned, target: target)

    let size = PixelSize(width: 65, height: 33)
    #expect(bitmap.size == (orientation.swapsSides ? size.transposed : size))
  }

  @Test func aBitmapIsNotTurnedWhereTheOrientationIsIgnored() throws {
    let photo = SamplePictures.photo()
    let turned = EncodedImage.bytes(try photo.encodedJPEG(JPEGSettings(orientation: .rightTop)))

    let info = try ImageFormats.readInfo(from: turned, ignoresOrientation: true)
    let bitmap = try ImageFormats.decode(turned, ignoresOrientation: true)

    #expect(info.size == photo.size)
    #expect(info.orientation == .topLeft)
    #expect(bitmap == (try ImageFormats.decode(.bytes(try photo.encodedJPEG()))))
  }

  @Test(arguments: [
    // Byte orders, and the types that are accepted beside SHORT.
    (ExifBlock(isBigEndian: true, type: 3, value: 6), 6),
    (ExifBlock(isBigEndian: false, type: 3, value: 6), 6),
    (ExifBlock(isBigEndian: true, type: 4, value: 8), 8),
    (ExifBlock(isBigEndian: false, type: 9, value: 8), 8),
    // Values and types that mean nothing.
    (ExifBlock(isBigEndian: true, type: 3, value: 0), 1),
    (ExifBlock(isBigEndian: true, type: 3, value: 9), 1),
    (ExifBlock(isBigEndian: true, type: 9, value: -3), 1),
    (ExifBlock(isBigEndian: true, type: 2, value: 6), 1),
    (ExifBlock(isBigEndian: true, type: 3, value: 6, count: 2), 1),
    // A directory that lies outside, or says that it is longer than its block.
    (ExifBlock(isBigEndian: true, type: 3, value: 6, directory: 0xFFFF_FFF0), 1),
    (ExifBlock(isBigEndian: true, type: 3, value: 6, entryCount: 0), 1),
    (ExifBlock(isBigEndian: true, type: 3, value: 6, entryCount: 0xFFFF), 6),
    (ExifBlock(isBigEndian: true, type: 3, value: 6, tag: 0x113, entryCount: 0xFFFF), 1),
  ])
  func onlyAValidOrientationIsHonoured(block: ExifBlock, orientation: Int) throws {
    let photo = SamplePictures.photo()
    let jpeg = EncodedImage.bytes(block.inserted(intoJPEG: try photo.encodedJPEG()))
    let png = EncodedImage.bytes(block.inserted(intoPNG: try photo.encodedPNG()))

    #expect(try ImageFormats.readInfo(from: jpeg).orientation.rawValue == orientation)
    #expect(try ImageFormats.readInfo(from: png).orientation.rawValue == orientation)
  }

  @Test func anExifBlockIsNotReadBeyondItsEnd() throws {
    let photo = SamplePictures.photo()
    let block = ExifBlock(isBigEndian: false, type: 3, value: 6)
    for length in 0..<block.bytes.count {
      let jpeg = EncodedImage.bytes(
        block.inserted(intoJPEG: try photo.encodedJPEG(), cutTo: length))

      // Header, count and the one entry take 22 bytes.
      let orientation: Orientation = length < 22 ? .topLeft : .rightTop
      #expect(try ImageFormats.readInfo(from: jpeg).orientation == orientation, "\(length) bytes")
      #expect(try ImageFormats.decode(jpeg).height == (length < 22 ? 37 : 53))
    }
  }
}

private func letters(_ rows: String...) -> Bitmap { letters(rows) }

private func letters(_ rows: [String]) -> Bitmap {
  let pixels = rows.flatMap { $0.utf8.map { Pixel(red: $0, green: 0, blue: 0, alpha: 255) } }
  return Bitmap(size: PixelSize(width: rows[0].utf8.count, height: rows.count), pixels: pixels)
}
