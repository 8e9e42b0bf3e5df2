import ImageCodecs
import Pixels
import Testing

struct GIFTimingTests {
  private let size = PixelSize(width: 40, height: 20)

  @Test func whatOneDelayLacksTheNextOneHas() throws {
    let clip = try GIFReader.read(encoded(count: 6, fps: 30))
    #expect(clip.frames.map(\.delay) == [3, 4, 3, 3, 4, 3])
  }

  @Test func heldFramesAreSeenForAllTheirTime() throws {
    let clip = try GIFReader.read(encoded(count: 3, fps: 30, ticks: [15, 1, 60]))
    #expect(clip.frames.map(\.delay) == [50, 3, 200])
  }

  @Test(arguments: [50.001, 60, 90, 100, 120, 240])
  func aboveFiftyFramesASecondSomeAreLeftOut(fps: Double) throws {
    let images = pictures(48)
    var stream = try GIFStream(ClipSettings(size: size, isOpaque: true, fps: fps))
    let bytes = try encode(images.map { ClipFrame(image: $0) }, with: &stream)

    let clip = try GIFReader.read(bytes)

    #expect(clip.frames.allSatisfy { $0.delay >= 2 })
    #expect(clip.frames.count + stream.droppedCount == 48)
    let (time, wanted) = (clip.frames.reduce(0) { $0 + $1.delay }, Int((4800 / fps).rounded()))
    #expect((wanted...wanted + 3).contains(time))
    #expect(clip.frames.first?.image == images.first)
    #expect(clip.frames.last?.image == images.last, "what a move leads to is seen")
  }

  @Test func atFiftyFramesASecondNoneIsLeftOut() throws {
    var stream = try GIFStream(ClipSettings(size: size, isOpaque: true, fps: 50))
    let bytes = try encode(pictures(20).map { ClipFrame(image: $0) }, with: &stream)

    #expect(stream.droppedCount == 0)
    #expect(try GIFReader.read(bytes).frames.map(\.delay) == Array(repeating: 2, count: 20))
  }

  @Test func aHoldOfAnHourIsNotCutShort() throws {
    let clip = try GIFReader.read(encoded(count: 2, fps: 1, ticks: [3600, 1311]))

    #expect(clip.frames.reduce(0) { $0 + $1.delay } == 491_100)
    #expect(clip.frames.allSatisfy { $0.delay >= 2 })
    let images = pictures(2)
    #expect(
      clip.frames.map(\.image) == Array(repeating: images[0], count: 6)
        + Array(repeating: images[1], count: 3))
  }

  @Test func aDelayJustOverTheLongestLeavesNoneThatIsTooShort() throws {
    let clip = try GIFReader.read(encoded(count: 1, fps: 100, ticks: [65_536]))
    #expect(clip.frames.map(\.delay) == [65_534, 2])
  }

  @Test(arguments: [(0, 0), (1, nil), (2, 1), (3, 2), (100_000, 65_535)])
  func theLoopIsHowOftenItPlaysAgain(playCount: Int, loopCount: Int?) throws {
    #expect(
      try GIFReader.read(encoded(count: 2, fps: 30, playCount: playCount)).loopCount == loopCount)
  }

  private func pictures(_ count: Int) -> [StraightBitmap] {
    (0..<count).map { number in
      var image = StraightBitmap(size: size, filledWith: .white)
      for x in 0..<3 { image[number % 37 + x, number / 37] = .black }
      return image
    }
  }

  private func encoded(
    count: Int, fps: Double, ticks: [Int] = [], playCount: Int = 0
  ) throws -> [UInt8] {
    let frames = pictures(count).enumerated().map { number, image in
      ClipFrame(image: image, ticks: number < ticks.count ? ticks[number] : 1)
    }
    let settings = ClipSettings(size: size, isOpaque: true, fps: fps, playCount: playCount)
    return try encode(frames, with: GIFStream(settings))
  }
}
