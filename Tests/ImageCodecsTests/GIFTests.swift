#if GIF
  import ImageCodecs
  import Pixels
  import Testing

  struct GIFTests {
    @Test func everyPixelHasItsColor() throws {
      let bitmap = try ImageFormats.decode(FormatFixture.image("still.gif"))

      #expect(bitmap == GIFTests.steps(clearIndex: nil))
    }

    @Test func anInterlacedPictureIsPutTogetherAndItsClearColorIsClear() throws {
      let bitmap = try ImageFormats.decode(FormatFixture.image("interlaced.gif"))

      #expect(bitmap == GIFTests.steps(clearIndex: 5))
    }

    @Test func theFirstPictureOfAnAnimationLiesOnAClearScreen() throws {
      let bitmap = try ImageFormats.decode(FormatFixture.image("animation.gif"))

      let steps = GIFTests.steps(clearIndex: nil)
      for y in 0..<30 {
        for x in 0..<40 {
          let isInside = (8..<28).contains(x) && (6..<22).contains(y)
          #expect(bitmap[x, y] == (isInside ? steps[x - 8, y - 6] : .clear))
        }
      }
    }

    @Test func aPictureThatIsLargerThanItsScreenIsNotCut() throws {
      var bytes = try FormatFixture.bytes("still.gif")
      bytes.replaceSubrange(6..<10, with: [0, 0, 0, 0])

      #expect(
        try ImageFormats.decode(.bytes(bytes))
          == ImageFormats.decode(FormatFixture.image("still.gif")))
    }

    @Test func itsMemoryIsCountedBeforeItIsTaken() throws {
      let image = try FormatFixture.image("still.gif")
      let limit = PixelLimit(maximumBytes: 4799)

      #expect(throws: ImageError.needsTooMuchMemory(bytes: 4800, limit: 4799)) {
        try ImageFormats.openRows(of: image, limit: limit)
      }
    }

    private static func steps(clearIndex: Int?) -> Bitmap {
      var bitmap = Bitmap(size: PixelSize(width: 40, height: 30))
      for y in 0..<30 {
        for x in 0..<40 where x / 10 * 4 + y / 10 != clearIndex {
          bitmap[x, y] = Pixel(
            red: UInt8(x / 10 * 60), green: UInt8(y / 10 * 80), blue: 200, alpha: 255)
        }
      }
      return bitmap
    }
  }
#endif
