import ImageCodecs
import Pixels
import TestSupport
import Testing

@Suite struct APNGStreamTests {
  private func clip(_ colors: [Color], ticks: Int = 1, fps: Double = 30) -> SampleClip {
    let size = PixelSize(width: 1, height: 1)
    return SampleClip(
      ClipSettings(size: size, isOpaque: true, fps: fps),
      colors.map { ClipFrame(image: StraightBitmap(size: size, filledWith: $0), ticks: ticks) })
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func allFramesComeBackPixelForPixel(seed: UInt64) throws {
    let clip = SampleClip(
      width: 1 + Int(seed) * 3 % 23, height: 1 + Int(seed) * 5 % 17, count: 9,
      isOpaque: seed % 2 == 0, seed: seed)

    let shown = try SampleClip.played(clip.encoded())

    #expect(shown.map(\.image) == clip.pictures.map(\.image), "seed \(seed)")
    #expect(shown.map(\.duration) == clip.pictures.map { Double($0.ticks) / 30 }, "seed \(seed)")
  }

  @Test func whatHasNotChangedIsNotWrittenAgain() throws {
    var image = StraightBitmap(size: PixelSize(width: 9, height: 7), filledWith: .white)
    var frames = [ClipFrame(image: image)]
    image[3, 2] = .black
    image[6, 4] = .black
    frames.append(ClipFrame(image: image))
    let clip = SampleClip(ClipSettings(size: image.size, isOpaque: true, fps: 30), frames)

    let file = try APNGFile(clip.encoded())

    #expect(
      file.frames.map(\.box) == [
        PixelBox(columns: 0..<9, rows: 0..<7), PixelBox(columns: 3..<7, rows: 2..<5),
      ])
    #expect(file.frames.allSatisfy { $0.disposal == .keep && $0.blending == .replace })
  }

  @Test func whatComesBackIsNotWrittenAgain() throws {
    let first = SampleClip(width: 20, height: 20, count: 1, isOpaque: true, seed: 4).frames[0]
    let second = SampleClip(width: 20, height: 20, count: 1, isOpaque: true, seed: 5).frames[0]
    let third = SampleClip(width: 20, height: 20, count: 1, isOpaque: true, seed: 6).frames[0]
    let settings = ClipSettings(size: first.image.size, isOpaque: true, fps: 30)
    let clip = SampleClip(settings, [first, second, third, second, first])
    let bytes = try clip.encoded()

    #expect(try SampleClip.played(bytes).map(\.image) == clip.frames.map(\.image))
    let file = try APNGFile(bytes)
    #expect(file.frames.map(\.disposal) == [.keep, .keep, .restore, .keep, .keep])
    #expect(file.frames.map(\.box.area) == [400, 400, 400, 1, 400])
  }

  @Test func whatIsSeenForHoursIsNotTakenBack() throws {
    let first = SampleClip(width: 9, height: 9, count: 1, isOpaque: true, seed: 4).frames[0]
    var second = SampleClip(width: 9, height: 9, count: 1, isOpaque: true, seed: 5).frames[0]
    second.ticks = 10_000_001
    let settings = ClipSettings(size: first.image.size, isOpaque: true, fps: 30)
    let clip = SampleClip(settings, [second, first, second, first])

    let shown = try SampleClip.played(clip.encoded())

    let pictures = shown.reduce(into: [StraightBitmap]()) { pictures, picture in
      if pictures.last != picture.image { pictures.append(picture.image) }
    }
    #expect(pictures == clip.frames.map(\.image))
    let ticks = clip.frames.reduce(0) { $0 + $1.ticks }
    #expect(abs(shown.reduce(0) { $0 + $1.duration } - Double(ticks) / 30) < 1e-3)
  }

  @Test func aPictureThatIsTransparentAgainIsNotSeenThrough() throws {
    var image = StraightBitmap(size: PixelSize(width: 2, height: 1), filledWith: .black)
    var frames = [ClipFrame(image: image)]
    image[1, 0] = .clear
    frames.append(ClipFrame(image: image))
    let clip = SampleClip(ClipSettings(size: image.size, isOpaque: false, fps: 30), frames)

    #expect(try SampleClip.played(clip.encoded()).last?.image == image)
  }

  private static let delays: [(fps: Double, ticks: Int, delays: String)] = [
    (30.0, 1, "1/30"), (60.0, 1, "1/60"), (29.97, 1, "100/2997"), (12.5, 1, "2/25"),
    (30000.0 / 1001, 1, "1001/30000"), (0.5, 1, "2/1"), (30.0, 45, "3/2"),
    (29.97, 2997, "100/1"), (29.97, 1000, "33/1 1099/2997"),
    (30.0, 2_160_001, "65535/1 6465/1 1/30"), (1e-4, 1, "10000/1"), (1e-5, 1, "65535/1 34465/1"),
  ]

  @Test(arguments: delays)
  func delaysAreExact(fps: Double, ticks: Int, delays: String) throws {
    let file = try APNGFile(clip([.black], ticks: ticks, fps: fps).encoded())

    let written = file.frames.map { "\($0.delay.numerator)/\($0.delay.denominator)" }
    #expect(written.joined(separator: " ") == delays)
    #expect(try file.pixels(ofFrame: written.count - 1)[0, 0] == .black)
  }

  @Test(arguments: [0, 1, 3])
  func theClipPlaysAsOftenAsAskedFor(playCount: Int) throws {
    var clip = clip([.white, .black])
    clip.settings.playCount = playCount

    #expect(try APNGFile(clip.encoded()).playCount == playCount)
  }

  @Test func whoKnowsNoAPNGSeesTheFirstFrameAndOurMark() throws {
    let clip = SampleClip(width: 20, height: 9, count: 4, isOpaque: true, seed: 7)
    let bytes = try clip.encoded()

    #expect(try StraightBitmap(decoding: .bytes(bytes)) == clip.frames[0].image)
    let info = try ImageFormats.readInfo(from: .bytes(bytes))
    #expect(info.isOwnOutput)
    #expect(!info.hasAlpha)
  }

  @Test func theSameFramesMakeTheSameBytes() throws {
    let clip = SampleClip(width: 40, height: 30, count: 6, isOpaque: false, seed: 1)

    #expect(try clip.encoded() == clip.encoded())
  }

  @Test func tenThousandTinyFramesAreCounted() throws {
    let colors = (0..<10_000).map { Color(red: UInt8($0 & 255), green: UInt8($0 >> 8), blue: 9) }

    let file = try APNGFile(clip(colors).encoded())

    #expect(file.frames.count == 10_000)
    #expect(try file.pixels(ofFrame: 9_999)[0, 0] == colors[9_999])
  }

  @Test func frameByFrameAllButTheChangeIsKept() throws {
    let stream = try APNGStream(
      ClipSettings(size: PixelSize(width: 300, height: 300), isOpaque: true, fps: 30))
    var clip = SampleClip(width: 300, height: 300, count: 1, isOpaque: true, seed: 3)
    let first = try stream.append(clip.frames[0])
    clip.frames[0].image[7, 7] = .white
    let second = try stream.append(clip.frames[0])

    // A frame is handed out when the next one comes, so the second call has all of the first frame.
    #expect(first.count < 200)
    #expect(second.count > 150_000)
    #expect(try stream.finish().bytes.count < 200)
  }
}
