#if WebP
  import Foundation
  import ImageCodecs
  import Pixels
  import TestSupport
  import Testing

  struct WebPTests {
    @Test func aLosslessPictureIsExact() throws {
      let bitmap = try ImageFormats.decode(FormatFixture.image("lossless-with-alpha.webp"))

      #expect(bitmap.size == PixelSize(width: 40, height: 30))
      #expect(bitmap == FormatFixture.slopes(hasAlpha: true))
    }

    @Test func aLossyPictureIsClose() throws {
      let bitmap = try ImageFormats.decode(FormatFixture.image("lossy.webp"))

      let wanted = FormatFixture.slopes(hasAlpha: false)
      #expect(bitmap.distance(to: wanted.quadrantMeans) < 3)
    }

    @Test func theFirstPictureOfAnAnimationLiesOnItsClearCanvas() throws {
      let bitmap = try ImageFormats.decode(FormatFixture.image("animation.webp"))

      let slopes = FormatFixture.slopes(hasAlpha: false)
      #expect(bitmap.size == PixelSize(width: 40, height: 30))
      #expect(bitmap[7, 6] == .clear && bitmap[8, 5] == .clear && bitmap[28, 22] == .clear)
      #expect(bitmap[8, 6] == slopes[0, 0])
      #expect(bitmap[27, 21] == slopes[19, 15])
    }

    @Test func orientationAndProfileAreHonored() throws {
      let image = try FormatFixture.image("on-its-side.webp")
      let plain = try ImageFormats.decode(FormatFixture.image("lossy.webp"))

      let info = try ImageFormats.readInfo(from: image)
      let bitmap = try ImageFormats.decode(image)

      #expect(info.orientation == .rightTop)
      #expect(info.size == PixelSize(width: 30, height: 40))
      #expect(bitmap.size == info.size)
      // The profile is Display P3, whose green is stronger: numbers of sRGB lie further apart.
      let (stored, upright) = (plain[2, 28], bitmap[1, 2])
      #expect(upright != stored)
      #expect(upright.green >= stored.green && upright.red <= stored.red)
    }

    @Test func aFrameThatDoesNotFitItsCanvasIsCorrupt() throws {
      var bytes = try FormatFixture.bytes("animation.webp")
      let canvasWidth = 12 + 8 + 4
      bytes[canvasWidth] = 20

      #expect(throws: ImageError.corrupt(.webp, "a frame does not fit the canvas")) {
        try ImageFormats.readInfo(from: .bytes(bytes))
      }
    }

    @Test func itsMemoryIsCountedBeforeItIsTaken() throws {
      let bytes = try FormatFixture.bytes("lossy.webp")
      let limit = PixelLimit(maximumBytes: 40 * 30 * 8)

      let needed = 40 * 30 * 8 + bytes.count - 12
      #expect(throws: ImageError.needsTooMuchMemory(bytes: needed, limit: limit.maximumBytes)) {
        try ImageFormats.openRows(of: .bytes(bytes), limit: limit)
      }
    }
  }
#endif
