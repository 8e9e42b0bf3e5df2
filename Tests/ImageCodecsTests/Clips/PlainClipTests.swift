import ImageCodecs
import Pixels
import Testing

struct PlainClipTests {
  @Test func rawFramesAreTheirColorsAsOftenAsTheyAreSeen() throws {
    let colors = [
      Color(red: 1, green: 2, blue: 3, alpha: 4), Color(red: 5, green: 6, blue: 7, alpha: 8),
    ]
    let image = StraightBitmap(size: PixelSize(width: 1, height: 2), colors: colors)

    let bytes = try encode([ClipFrame(image: image, ticks: 2)], with: RawClipStream())

    #expect(bytes == [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func lumaAndColorDifferencesAreThoseOfTheStandard() throws {
    // BT.709 in limited range of white, black, the three primaries, and clear, which is white.
    let colors = [
      .white, .black, Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0),
      Color(red: 0, green: 0, blue: 255), .clear,
    ]
    let image = StraightBitmap(size: PixelSize(width: 6, height: 1), colors: colors)

    let bytes = try encode([ClipFrame(image: image)], with: stream(image.size, fps: 25))

    let planes: [UInt8] =
      [235, 16, 63, 173, 32, 235] + [128, 128, 102, 42, 240, 128] + [128, 128, 240, 26, 118, 128]
    #expect(
      bytes == Array("YUV4MPEG2 W6 H1 F25:1 Ip A1:1 C444 XCOLORRANGE=LIMITED\nFRAME\n".utf8)
        + planes)
  }

  @Test func aHeldFrameIsRepeated() throws {
    let image = StraightBitmap(size: PixelSize(width: 1, height: 1), filledWith: .black)
    let frames = [ClipFrame(image: image, ticks: 3), ClipFrame(image: image)]

    let bytes = try encode(frames, with: stream(image.size, fps: 25))

    let frame = Array("FRAME\n".utf8) + [16, 128, 128]
    #expect(Array(bytes.suffix(4 * frame.count)) == frame + frame + frame + frame)
    #expect(bytes.filter { $0 == UInt8(ascii: "Y") }.count == 1, "one header")
  }

  @Test(arguments: [
    (30.0, "F30:1"), (29.97, "F30000:1001"), (59.94, "F60000:1001"), (23.976, "F24000:1001"),
    (12.5, "F25:2"), (0.5, "F1:2"), (7.3, "F73:10"),
  ])
  func ratesAreRatios(fps: Double, words: String) throws {
    let image = StraightBitmap(size: PixelSize(width: 1, height: 1))
    let bytes = try encode([ClipFrame(image: image)], with: stream(image.size, fps: fps))
    #expect(String(decoding: bytes, as: UTF8.self).contains(" \(words) "))
  }

  private func stream(_ size: PixelSize, fps: Double) -> Y4MStream {
    Y4MStream(ClipSettings(size: size, isOpaque: false, fps: fps))
  }
}
