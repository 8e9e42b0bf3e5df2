import ImageCodecs
import Pixels
import Testing

struct PNGStreamTests {
  private let size = PixelSize(width: 61, height: 40)

  @Test func whatIsWrittenIsReadAgainWithAllItsAlpha() throws {
    let colors = SamplePictures.straightColors(count: size.area)

    let bytes = try encoded(colors, isOpaque: false, rowsAtOnce: 40)

    let expected = Bitmap(size: size, pixels: colors.map { Pixel($0) })
    #expect(try ImageFormats.decode(.bytes(bytes)) == expected)
  }

  @Test func anOpaquePictureIsReadAgainExactly() throws {
    let photo = SamplePictures.photo()
    #expect(try ImageFormats.decode(.bytes(try photo.encodedPNG())) == photo)
  }

  @Test func theSameRowsMakeTheSameBytesWhateverTheBands() throws {
    let colors = SamplePictures.straightColors(count: size.area)
    let whole = try encoded(colors, isOpaque: false, rowsAtOnce: 40)

    #expect(try encoded(colors, isOpaque: false, rowsAtOnce: 1) == whole)
    #expect(try encoded(colors, isOpaque: false, rowsAtOnce: 7) == whole)
  }

  @Test func theFirstBytesComeWithTheFirstRows() throws {
    let stream = try PNGStream(PNGSettings(size: size, isOpaque: true))

    let first = try stream.encode(Array(repeating: .white, count: size.width))

    #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
  }

  @Test(arguments: [(true, 2), (false, 6)])
  func theChunksAreInOrder(isOpaque: Bool, colorType: UInt8) throws {
    let colors = SamplePictures.straightColors(count: size.area)

    let bytes = try encoded(colors, isOpaque: isOpaque, rowsAtOnce: 40)

    let chunks = chunks(of: bytes)
    #expect(
      chunks.map(\.type)
        == ["IHDR", "sRGB", "pHYs", "tEXt", "IDAT", "IDAT", "IDAT", "IDAT", "IEND"])
    #expect(chunks[0].content == [0, 0, 0, 61, 0, 0, 0, 40, 8, colorType, 0, 0, 0])
    #expect(chunks[1].content == [0])
    #expect(chunks[2].content == [0, 0, 0x16, 0x26, 0, 0, 0x16, 0x26, 1])
    #expect(chunks[3].content == Array("Software\0waterfall".utf8))
  }

  @Test func aPictureThatIsNotOurOutputIsNotMarked() throws {
    let bytes = try SamplePictures.photo().encodedPNG(isOwnOutput: false)
    #expect(
      chunks(of: bytes).map(\.type).filter { $0 != "IDAT" } == ["IHDR", "sRGB", "pHYs", "IEND"])
  }

  private func encoded(_ colors: [Color], isOpaque: Bool, rowsAtOnce: Int) throws -> [UInt8] {
    let stream = try PNGStream(
      PNGSettings(size: size, isOpaque: isOpaque, pixelsPerMeter: 2 * 2835))
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: colors.count, by: rowsAtOnce * size.width) {
      let end = min(start + rowsAtOnce * size.width, colors.count)
      bytes += try stream.encode(Array(colors[start..<end]))
    }
    return bytes + (try stream.finish())
  }

  private func chunks(of png: [UInt8]) -> [(type: String, content: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var rest = png.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append((type, Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }
}
