import ImageCodecs
import Pixels
import Testing

struct HeaderTests {
  private let photo = SamplePictures.photo()

  @Test func theSizeIsKnownBeforeAnyPixel() throws {
    let jpeg = try photo.encodedJPEG()
    let png = try photo.encodedPNG()
    let frame = try #require(index(of: [0xFF, 0xC0], in: jpeg))
    let data = try #require(index(of: Array("IDAT".utf8), in: png))

    let jpegInfo = try ImageFormats.readInfo(from: .bytes(Array(jpeg.prefix(frame + 19))))
    let pngInfo = try ImageFormats.readInfo(from: .bytes(Array(png.prefix(data + 4))))

    #expect(jpegInfo.size == photo.size)
    #expect(pngInfo.size == photo.size)
  }

  @Test func aThumbnailsHeadersAreNotTakenForThePictures() throws {
    let thumbnail = try SamplePictures.photo(width: 16, height: 8).encodedJPEG()
    let image = EncodedImage.bytes(
      inserting([segment(0xE1, thumbnail)], intoJPEG: try photo.encodedJPEG()))

    #expect(try ImageFormats.readInfo(from: image).size == photo.size)
    #expect(try ImageFormats.decode(image).size == photo.size)
  }

  @Test func exifIsFoundBehindXMPAndBehindMuchElse() throws {
    let turned = try photo.encodedJPEG(JPEGSettings(orientation: .rightTop))
    let xmp = segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>".utf8))
    let fat = segment(0xE2, [UInt8](repeating: 0, count: 65533))
    let image = EncodedImage.bytes(inserting([xmp, fat, fat, fat], intoJPEG: turned))

    #expect(try ImageFormats.readInfo(from: image).orientation == .rightTop)
  }

  @Test func ofTwoExifBlocksTheFirstCounts() throws {
    let turned = try photo.encodedJPEG(JPEGSettings(orientation: .rightTop))
    let first = ExifBlock(isBigEndian: true, type: 3, value: 3).inserted(intoJPEG: turned)

    #expect(try ImageFormats.readInfo(from: .bytes(first)).orientation == .bottomRight)
  }

  @Test func whatStandsBetweenSegmentsIsPassedOver() throws {
    let image = EncodedImage.bytes(
      inserting([Array("hello".utf8), [0xFF, 0x00], [0xFF]], intoJPEG: try photo.encodedJPEG()))

    #expect(try ImageFormats.readInfo(from: image).size == photo.size)
    #expect(try ImageFormats.decode(image).size == photo.size)
  }

  @Test func aPaletteOrPixelsThatAreMissingAreNoticed() throws {
    var withoutPalette = try photo.encodedPNG()
    withoutPalette[25] = 3
    let png = try photo.encodedPNG()
    let data = try #require(index(of: Array("IDAT".utf8), in: png))
    let withoutPixels = Array(png.prefix(data - 4)) + Array(png.suffix(12))

    #expect(throws: ImageError.corrupt(.png, "the palette is missing")) {
      try ImageFormats.readInfo(from: .bytes(withoutPalette))
    }
    #expect(throws: ImageError.corrupt(.png, "there are no pixels in it")) {
      try ImageFormats.readInfo(from: .bytes(withoutPixels))
    }
  }

  private func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let length = payload.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + payload
  }

  private func inserting(_ segments: [[UInt8]], intoJPEG jpeg: [UInt8]) -> [UInt8] {
    Array(jpeg.prefix(2)) + segments.flatMap { $0 } + Array(jpeg.dropFirst(2))
  }

  private func index(of pattern: [UInt8], in bytes: [UInt8]) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: pattern) }
  }
}
