#if WebP
  import ImageCodecs
  import Pixels
  import Testing

  struct WebPClipTests {
    private let size = PixelSize(width: 61, height: 43)

    @Test func withoutLossEveryFrameComesBackExactly() throws {
      let images = ClipPictures.photos(size, count: 6)

      let clip = try WebPReader.read(encoded(images))

      #expect(clip.size == size)
      #expect(clip.frames.map(\.image) == images)
    }

    @Test func onePixelIsAClip() throws {
      let image = StraightBitmap(
        size: PixelSize(width: 1, height: 1), filledWith: Color(red: 1, green: 2, blue: 3))
      #expect(try WebPReader.read(encoded([image])).frames.map(\.image) == [image])
    }

    @Test func whatMovesOverNothingLeavesNothingBehind() throws {
      let square = Color(red: 9, green: 8, blue: 7, alpha: 100)
      let images = ClipPictures.movingSquare(size, count: 8, color: square, over: .clear)

      let clip = try WebPReader.read(encoded(images, isOpaque: false))

      #expect(clip.frames.count == 8)
      for (shown, wanted) in zip(clip.frames, images) {
        #expect(shown.image.colors.map(Pixel.init) == wanted.colors.map(Pixel.init))
      }
    }

    @Test func qualityMakesItSmallerAndKeepsTheLook() throws {
      let large = PixelSize(width: 160, height: 120)
      let images = ClipPictures.photos(large, count: 6)

      let exact = try encoded(images)
      let (good, poor) = (try encoded(images, quality: 90), try encoded(images, quality: 20))

      #expect(poor.count < good.count && good.count < exact.count)
      let shown = try WebPReader.read(good).frames.map(\.image)
      #expect(ClipPictures.signalToNoise(shown, images) > 28)
    }

    @Test func whatOneFrameLacksInTimeTheNextOneHas() throws {
      let images = ClipPictures.movingSquare(size, count: 6)
      let clip = try WebPReader.read(encoded(images, fps: 30))
      #expect(clip.frames.map(\.delay) == [33, 34, 33, 33, 34, 33])
    }

    @Test func framesThatAreAlikeAreOneOfTheirTime() throws {
      let images = ClipPictures.movingSquare(size, count: 2)
      let frames = [(0, 3), (0, 2), (1, 50)].map { ClipFrame(image: images[$0], ticks: $1) }
      let settings = ClipSettings(size: size, isOpaque: true, fps: 50)

      let clip = try WebPReader.read(encode(frames, with: WebPClipStream(settings)))

      #expect(clip.frames.map(\.delay) == [100, 1000])
    }

    @Test(arguments: [0, 1, 3])
    func theLoopIsHowOftenItPlays(playCount: Int) throws {
      let images = ClipPictures.movingSquare(size, count: 2)
      #expect(try WebPReader.read(encoded(images, playCount: playCount)).loopCount == playCount)
    }

    @Test func theSameFramesMakeTheSameBytes() throws {
      let images = ClipPictures.photos(size, count: 4)
      #expect(try encoded(images) == encoded(images))
      #expect(try encoded(images, quality: 60) == encoded(images, quality: 60))
    }

    @Test func aSideLongerThanTheFormatCanSayIsRefused() {
      let size = PixelSize(width: 1, height: 16_384)
      #expect(throws: ImageWritingError.tooLarge(size, .webp)) {
        try WebPClipStream(ClipSettings(size: size, isOpaque: true, fps: 30))
      }
    }

    private func encoded(
      _ images: [StraightBitmap], isOpaque: Bool = true, fps: Double = 30, playCount: Int = 0,
      quality: Int? = nil
    ) throws -> [UInt8] {
      let settings = ClipSettings(
        size: images[0].size, isOpaque: isOpaque, fps: fps, playCount: playCount)
      return try encode(
        images.map { ClipFrame(image: $0) }, with: WebPClipStream(settings, quality: quality))
    }
  }
#endif
