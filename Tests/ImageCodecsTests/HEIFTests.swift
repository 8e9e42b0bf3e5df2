#if HEIF
  import ImageCodecs
  import Pixels
  import TestSupport
  import Testing

  struct HEIFTests {
    @Test(arguments: [("still.heic", ImageFormat.heic), ("still.avif", .avif)])
    func aPictureIsCloseToWhatWasEncoded(name: String, format: ImageFormat) throws {
      let image = try FormatFixture.image(name)

      let bitmap = try ImageFormats.decode(image)

      #expect(try ImageFormats.readInfo(from: image).format == format)
      #expect(bitmap.size == PixelSize(width: 40, height: 30))
      #expect(bitmap.distance(to: FormatFixture.slopes(hasAlpha: false).quadrantMeans) < 4)
    }

    @Test func theDateOfCaptureIsReadFromExif() throws {
      let dated = try ImageFormats.readInfo(from: FormatFixture.image("dated.heic"))
      let undated = try ImageFormats.readInfo(from: FormatFixture.image("still.heic"))

      #expect(dated.captureDate == "2024-01-31 12:34:56")
      #expect(undated.captureDate == nil)
    }

    @Test func alphaIsKept() throws {
      let bitmap = try ImageFormats.decode(FormatFixture.image("with-alpha.avif"))

      let wanted = FormatFixture.slopes(hasAlpha: true)
      #expect(zip(bitmap.pixels, wanted.pixels).allSatisfy { $0.alpha == $1.alpha })
      #expect(bitmap.distance(to: wanted.quadrantMeans) < 4)
    }

    @Test func itsMemoryIsCountedBeforeItIsTaken() throws {
      let image = try FormatFixture.image("still.avif")
      let limit = PixelLimit(maximumBytes: 11_999)

      #expect(throws: ImageError.needsTooMuchMemory(bytes: 12_000, limit: 11_999)) {
        try ImageFormats.openRows(of: image, limit: limit)
      }
    }

    @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
    func theTurnThatTheFileAsksForIsMadeOnce() throws {
      let file = try Cases.data("pictures/other-format/rot1mir0.avif")
      let image = EncodedImage.bytes([UInt8](file))

      let info = try ImageFormats.readInfo(from: image)

      #expect(info.size == PixelSize(width: 640, height: 427))
      #expect(info.orientation == .topLeft)
      #expect(try ImageFormats.decode(image).size == info.size)
    }
  }
#endif
