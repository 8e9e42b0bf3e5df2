import CImageCodecs
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Bands of rows that are compressed each by itself.
struct PNGBandTests {
  @Test(arguments: HostilePicture.allCases, [true, false])
  func everyPictureIsReadAgainExactly(picture: HostilePicture, isOpaque: Bool) throws {
    let settings = PNGSettings(size: picture.size, isOpaque: isOpaque)
    let colors = picture.colors.map { isOpaque ? $0.opaque : $0 }

    let bytes = try file(of: colors, settings)

    let decoded = try ImageFormats.decode(.bytes(bytes))
    #expect(decoded == Bitmap(size: picture.size, pixels: colors.map { Pixel($0) }))
  }

  @Test(arguments: 1...40)
  func rowsOfAnyWidthAreReadAgain(width: Int) throws {
    let size = PixelSize(width: width, height: 33)
    let colors = SamplePictures.photo(width: width, height: 33).pixels.map { Color($0) }

    let bytes = try file(of: colors, PNGSettings(size: size, isOpaque: true))

    #expect(try ImageFormats.decode(.bytes(bytes)).pixels == colors.map { Pixel($0) })
  }

  @Test func aBandDoesNotDependOnTheOthers() throws {
    let settings = PNGSettings(size: PixelSize(width: 61, height: 64), isOpaque: true)
    let colors = SamplePictures.straightColors(count: 61 * 64)
    let encoder = try PNGBandEncoder(settings)
    _ = try encoder.encode(colors[..<(61 * 32)])

    let second = try encoder.encode(colors[(61 * 32)...])

    #expect(try PNGBandEncoder(settings).encode(colors[(61 * 32)...]) == second)
  }

  @Test(arguments: [1, 2, 8])
  func threadsMakeTheSameFile(count: Int) async throws {
    let settings = PNGSettings(size: PixelSize(width: 97, height: 500), isOpaque: true)
    let colors = SamplePictures.photo(width: 97, height: 500).pixels.map { Color($0) }
    let ranges = ranges(settings)

    let bands = try await withThrowingTaskGroup { group in
      for worker in 0..<count {
        group.addTask {
          let encoder = try PNGBandEncoder(settings)
          return try stride(from: worker, to: ranges.count, by: count).map { index in
            (index, try encoder.encode(colors[ranges[index]]))
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }

    let joined = PNGFile(settings).join(bands.sorted { $0.0 < $1.0 }.map(\.1))
    #expect(joined == (try file(of: colors, settings)))
  }

  @Test func theStreamMakesTheSameFile() throws {
    let settings = PNGSettings(size: PixelSize(width: 97, height: 75), isOpaque: false)
    let colors = SamplePictures.straightColors(count: 97 * 75)

    let stream = try PNGStream(settings)
    let streamed = try stream.encode(colors) + stream.finish()

    #expect(streamed == (try file(of: colors, settings)))
  }

  @Test func noiseGrowsByNoMoreThanWhatStoresIt() throws {
    let size = PixelSize(width: 200, height: 32)
    let noise = SamplePictures.straightColors(count: size.area)

    let band = try PNGBandEncoder(PNGSettings(size: size, isOpaque: false)).encode(noise[...])

    #expect(band.chunk.count == 32 * (1 + 200 * 4) + 5 + 12)
  }

  @Test func evenRowsTakeNextToNothing() throws {
    let size = PixelSize(width: 4000, height: 32)
    let white = [Color](repeating: .white, count: size.area)

    let band = try PNGBandEncoder(PNGSettings(size: size, isOpaque: true)).encode(white[...])

    #expect(band.chunk.count < 600)
  }

  @Test(arguments: [0, 1, 31, 32, 33, 4095, 4096, 4097, 100_000])
  func theChecksumIsThatOfItsDefinition(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 251) }
    var (first, second) = (1, 0)
    for byte in bytes {
      first = (first + Int(byte)) % 65521
      second = (second + first) % 65521
    }

    #expect(unsafe codec_adler(bytes, bytes.count) == UInt32(second << 16 | first))
  }

  @Test func aBrightPictureDoesNotOverflowTheChecksum() {
    let bytes = [UInt8](repeating: 255, count: 70_000)
    let first = (1 + 255 * bytes.count) % 65521
    let second = (bytes.count + 255 * (bytes.count * (bytes.count + 1) / 2)) % 65521
    #expect(unsafe codec_adler(bytes, bytes.count) == UInt32(second << 16 | first))
  }

  @Test func bandsAreSmallerAndSmallIsSmallest() throws {
    let photo = SamplePictures.photo(width: 300, height: 200)
    let standard = try photo.encodedPNG()
    let small = try photo.encodedPNG(compression: .small)

    #expect(try photo.encodedPNG(compression: .fast) == standard)
    #expect(small.count < standard.count)
    #expect(try ImageFormats.decode(.bytes(small)) == photo)
  }

  private func ranges(_ settings: PNGSettings) -> [Range<Int>] {
    let step = settings.bandHeight * settings.size.width
    return stride(from: 0, to: settings.size.area, by: step).map {
      $0..<min($0 + step, settings.size.area)
    }
  }

  private func file(of colors: [Color], _ settings: PNGSettings) throws -> [UInt8] {
    let encoder = try PNGBandEncoder(settings)
    let bands = try ranges(settings).map { try encoder.encode(colors[$0]) }
    return PNGFile(settings).join(bands)
  }
}
