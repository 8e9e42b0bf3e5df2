import ImageCodecs
import Pixels
import Testing

struct GIFStreamTests {
  private let size = PixelSize(width: 31, height: 23)

  @Test(arguments: [2, 3, 4, 16, 254, 255])
  func framesOfFewColorsComeBackExactly(colorCount: Int) throws {
    let images = (1...3).map { ClipPictures.noise(size, colorCount: colorCount, seed: $0) }

    let clip = try GIFReader.read(encoded(images))

    #expect(clip.frames.map(\.image) == images)
    #expect(clip.size == size)
  }

  @Test func onePixelIsAClip() throws {
    let image = StraightBitmap(
      size: PixelSize(width: 1, height: 1), filledWith: Color(red: 1, green: 2, blue: 3))
    #expect(try GIFReader.read(encoded([image])).frames.map(\.image) == [image])
  }

  @Test func nothingButClearPixelsIsAClip() throws {
    let image = StraightBitmap(size: size)
    #expect(try GIFReader.read(encoded([image], isOpaque: false)).frames.map(\.image) == [image])
  }

  @Test func framesThatAreAlikeAreOneOfTheirTime() throws {
    let image = ClipPictures.noise(size, colorCount: 9)

    let clip = try GIFReader.read(encoded(Array(repeating: image, count: 30)))

    #expect(clip.frames.map(\.delay) == [100])
  }

  @Test func onlyTheRectangleThatChangedIsStored() throws {
    let still = ClipPictures.noise(size, colorCount: 9)
    var changed = still
    changed[7, 5] = still[7, 5] == .black ? .white : .black
    changed[9, 6] = still[9, 6] == .black ? .white : .black

    let clip = try GIFReader.read(encoded([still, changed]))

    #expect(clip.frames[0].box == PixelBox(columns: 0..<31, rows: 0..<23))
    #expect(clip.frames[1].box == PixelBox(columns: 7..<10, rows: 5..<7))
    #expect(clip.frames[1].image == changed)
  }

  @Test func unchangedPixelsInsideTheRectangleCostLittle() throws {
    let large = PixelSize(width: 200, height: 200)
    let still = ClipPictures.noise(large, colorCount: 200)
    var changed = still
    (changed[0, 0], changed[199, 199]) = (still[199, 199], still[0, 0])
    (changed[3, 3], changed[196, 196]) = (.black, .white)

    let one = try encoded([still]).count
    let two = try encoded([still, changed]).count

    #expect(two - one < 900, "40,000 pixels that are not drawn")
  }

  @Test func threeHundredColorsBecomeTheNearestOf255() throws {
    let images = [
      ClipPictures.noise(size, colorCount: 300), ClipPictures.noise(size, colorCount: 290),
    ]

    let clip = try GIFReader.read(encoded(images))

    let used = Set(clip.frames.flatMap(\.image.colors))
    #expect(used.count <= 255 && used.count > 200)
    #expect(ClipPictures.signalToNoise(clip.frames.map(\.image), images) > 40)
  }

  @Test func eachPixelHasTheNearestColorOfThePalette() throws {
    let image = ClipPictures.photos(size, count: 1)[0]

    let clip = try GIFReader.read(encoded([image]))

    // The last entry is the clear one.
    let palette = clip.palette.dropLast()
    func distance(_ a: Color, _ b: Color) -> Int {
      [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)]
        .reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
    }
    for (shown, wanted) in zip(clip.frames[0].image.colors, image.colors) {
      #expect(distance(shown, wanted) == palette.map { distance($0, wanted) }.min())
    }
  }

  @Test func photosKeepTheirLook() throws {
    let images = ClipPictures.photos(PixelSize(width: 120, height: 90), count: 8)

    let clip = try GIFReader.read(encoded(images))

    #expect(clip.frames.count == 8)
    #expect(ClipPictures.signalToNoise(clip.frames.map(\.image), images) > 34)
  }

  @Test func aFlatAreaKeepsItsColorBesideAPhoto() throws {
    var image = ClipPictures.photos(PixelSize(width: 120, height: 90), count: 1)[0]
    let flat = Color(red: 251, green: 250, blue: 248)
    for y in 60..<90 { for x in 0..<120 { image[x, y] = flat } }
    // So near to it that the mean of both would do, where flat areas are not looked after.
    let near = Color(red: 248, green: 251, blue: 251)
    for y in 50..<60 { for x in 0..<120 { image[x, y] = near } }

    let clip = try GIFReader.read(encoded([image]))

    #expect(clip.frames[0].image[60, 75] == flat)
  }

  @Test func noiseThatFillsDictionariesComesBack() throws {
    let images = (1...2).map {
      ClipPictures.noise(PixelSize(width: 300, height: 200), colorCount: 255, seed: $0)
    }
    #expect(try GIFReader.read(encoded(images)).frames.map(\.image) == images)
  }

  @Test func aMillionPixelsOfOneColorAreFewBytes() throws {
    let image = StraightBitmap(size: PixelSize(width: 1000, height: 1000), filledWith: .white)

    let bytes = try encoded([image])

    #expect(bytes.count < 2500)
    #expect(try GIFReader.read(bytes).frames.map(\.image) == [image])
  }

  @Test func ofManyFramesAtMostOneIsHeldBack() throws {
    let small = PixelSize(width: 12, height: 12)
    func image(_ number: Int) -> StraightBitmap {
      var image = StraightBitmap(size: small, filledWith: .white)
      for bit in 0..<12 where number >> bit & 1 == 1 { image[bit, bit] = .black }
      return image
    }
    var stream = try GIFStream(ClipSettings(size: small, isOpaque: true, fps: 30))
    for number in 0..<3000 { try stream.survey(ClipFrame(image: image(number))) }

    var bytes: [UInt8] = []
    var counts: [Int] = []
    for number in 0..<3000 {
      let more = try stream.append(ClipFrame(image: image(number)))
      counts.append(more.count)
      bytes += more
    }
    bytes += try stream.finish().bytes

    #expect(counts.dropFirst().allSatisfy { $0 > 0 })
    #expect(try GIFReader.read(bytes).frames.map(\.image) == (0..<3000).map(image))
  }

  /// Pinned, so that a machine or compiler that makes other bytes is seen.
  @Test func theSameFramesMakeTheSameBytesEverywhere() throws {
    let images = ClipPictures.photos(PixelSize(width: 120, height: 90), count: 8)

    let bytes = try encoded(images)

    #expect(
      ByteHash.text(of: bytes)
        == "491bb91baf3d1d5700476285b0cdef43162883cb1f027cacab92ee2d020dbbcf")
    #expect(try encoded(images) == bytes)
  }

  @Test func aSideLongerThanTheFormatCanSayIsRefused() throws {
    let size = PixelSize(width: 65_536, height: 1)
    #expect(throws: ImageWritingError.tooLarge(size, .gif)) {
      try GIFStream(ClipSettings(size: size, isOpaque: true, fps: 30))
    }

    let longest = StraightBitmap(size: PixelSize(width: 65_535, height: 1), filledWith: .black)
    #expect(try GIFReader.read(encoded([longest])).frames.map(\.image) == [longest])
  }

  private func encoded(_ images: [StraightBitmap], isOpaque: Bool = true) throws -> [UInt8] {
    let settings = ClipSettings(size: images[0].size, isOpaque: isOpaque, fps: 30)
    return try encode(images.map { ClipFrame(image: $0) }, with: GIFStream(settings))
  }
}
