import BoardDrawing
import BoardModel
import BoardRendering
import Geometry
import ImageCodecs
import Pixels
import TestSupport
import Testing

@Suite struct ClipRendererTests {
  private var fixture: FrameFixture

  init() throws {
    fixture = try FrameFixture()
  }

  private func show(
    threads: Int = 2, _ change: (inout ClipOptions) -> Void = { _ in }
  ) throws -> ShownClip {
    try ShownClip(of: fixture, threads: threads, change)
  }

  /// As the frames of the gesture are drawn as files.
  private func files(_ selection: FrameSelection = FrameSelection()) throws -> [StraightBitmap] {
    let rendered = try fixture.render(to: "f", selection)
    return try (0..<rendered.count).map {
      try StraightBitmap(decoding: .bytes(fixture.folder.read("f/" + FrameFixture.name($0))))
    }
  }

  @Test(arguments: ["white", "transparent"])
  mutating func aClipShowsTheFramesOfTheFolder(background: String) throws {
    fixture = try FrameFixture(background: background)

    let shown = try show()

    #expect(try shown.frames == files())
    #expect(shown.pictures.count < shown.clip.count)
    #expect(shown.clip.duration == Double(shown.clip.count) / 30)
  }

  @Test func noByteDependsOnThreadsOrTheRun() throws {
    let bytes = try [1, 1, 2, 8].map { try show(threads: $0).bytes }

    #expect(Set(bytes).count == 1)
  }

  @Test func theFirstAndTheLastPictureAreHeld() throws {
    let plain = try show().pictures.map(\.ticks)
    let held = try show {
      $0.holdFirst = 0.5
      $0.holdLast = 2
    }.pictures.map(\.ticks)

    #expect(held[0] == plain[0] + 15)
    #expect(held[held.count - 1] == plain[plain.count - 1] + 60)
    #expect(held.dropFirst().dropLast() == plain.dropFirst().dropLast())
  }

  @Test func oneFrameInTwoTakesAsLong() throws {
    let all = try show()
    let half = try show { $0.selection.step = 2 }

    #expect(half.clip.version.fps == 15)
    #expect(half.frames == stride(from: 0, to: all.frames.count, by: 2).map { all.frames[$0] })
  }

  @Test func oneFrameIsAClip() throws {
    let shown = try show { $0.selection = FrameSelection(from: .frame(20), to: .frame(20)) }

    #expect(shown.pictures.map(\.ticks) == [1])
    #expect(try shown.frames == files(FrameSelection(from: .frame(20), to: .frame(20))))
  }

  @Test mutating func tenThousandFramesInWhichNothingHappensAreOnePicture() throws {
    fixture.gesture = GestureFile(steps: [.hold(333.3)])
    fixture.loaded.board = fixture.loaded.board.scaled(to: 0.1)

    let shown = try show()

    #expect(shown.clip.count == 10_000)
    #expect(shown.clip.size.width < 50)
    #expect(shown.pictures.map(\.ticks) == [10_000])
    #expect(shown.bytes.count < 3000)
  }

  @Test func aFingerIsSeenWhereAndWhileItTouches() throws {
    let plain = try show()
    let pointed = try show { $0.showsFinger = true }

    var touched = 0
    for (number, pair) in zip(plain.frames, pointed.frames).enumerated() {
      let finger = plain.clip.replay.state(at: Double(number) / 30).finger
      guard number < plain.frames.count - 1 else { break }
      guard let finger else {
        #expect(pair.0 == pair.1, "frame \(number)")
        continue
      }
      touched += 1
      let changed = pair.1.changes(since: pair.0)
      let box = try #require(changed, "frame \(number)")
      #expect(box.columns.contains(Int(finger.x)) && box.rows.contains(Int(finger.y)))
      #expect(box.columns.count <= 25 && box.rows.count <= 25)
    }
    #expect(touched > 20)
  }

  @Test func thePosterIsAFrameInTheMiddleOfADrag() throws {
    let target = OutputTarget.file(fixture.folder.path("p.png"), replaces: true)
    let shown = try show { $0.poster = target }

    let poster = try StraightBitmap(decoding: .bytes(fixture.folder.read("p.png")))
    let numbers = shown.frames.indices.filter { shown.frames[$0] == poster }
    let ghosts = numbers.map { shown.clip.replay.state(at: Double($0) / 30).ghost }
    #expect(!numbers.isEmpty)
    #expect(!ghosts.contains(nil))
    #expect(try ImageFormats.readInfo(from: .bytes(fixture.folder.read("p.png"))).isOwnOutput)
  }

  @Test mutating func aBadPictureIsTakenOut() throws {
    let bytes = try fixture.folder.read("p/1.png")
    try fixture.folder.write(Array(bytes.prefix(bytes.count / 2)), to: "p/1.png")
    fixture = try fixture.readAgain()

    let shown = try show()

    #expect(shown.clip.skipped.map(\.path) == [fixture.folder.path("p/1.png")])
    #expect(try shown.frames == files())
  }

  @Test func aPictureOfTheBoardIsNotWrittenOver() throws {
    let picture = fixture.folder.path("p/1.png")

    #expect(throws: FramesError.rendering(.output(.overwritesInput(picture)))) {
      _ = try show { $0.poster = .file(picture, replaces: true) }
    }
  }

  @Test func aFrameOfTooManyPixelsIsRefused() throws {
    var large = fixture
    large.gesture.viewport = GestureViewport(height: 32767)
    large.loaded.board = large.loaded.board.scaled(to: 4)

    let size = PixelSize(width: 800, height: 131_068)
    #expect(throws: FramesError.clipTooLarge(size, limit: 1 << 26)) {
      _ = try ClipRenderer().render(
        large.loaded, large.gesture, to: .file(fixture.folder.path("c.apng"), replaces: true))
    }
  }
}
