import Animation
import BoardDrawing
import BoardModel
import BoardRendering
import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Frames of a gesture as files.
struct FrameRendererTests {
  @Test(arguments: ["white", "transparent"])
  func framesOfChangedBandsAreThoseDrawnWhole(background: String) throws {
    let fixture = try FrameFixture(background: background)

    let rendered = try fixture.render(to: "f")

    let times = FrameTimes(fps: rendered.replay.fps, duration: rendered.replay.duration)
    #expect(rendered.count == times.count)
    #expect(rendered.unchangedCount > 20 && rendered.unchangedCount < rendered.count - 20)
    for number in 0..<rendered.count {
      let frame = try fixture.folder.readBitmap("f/" + FrameFixture.name(number))
      let isSame = try fixture.drawnWhole(rendered.replay, at: times[number]) == frame
      #expect(isSame, "frame \(number)")
    }
  }

  @Test(arguments: [0, 17, 40, 61])
  func aFrameAloneIsThatOfTheRun(index: Int) throws {
    let fixture = try FrameFixture()
    try fixture.render(to: "all")

    let alone = try fixture.render(
      to: "one", FrameSelection(from: .frame(index), to: .frame(index)))

    #expect(alone.count == 1)
    let expected = try fixture.folder.read("all/" + FrameFixture.name(index))
    #expect(try fixture.folder.read("one/frame_00000.png") == expected)
  }

  @Test(arguments: [1, 2, 8])
  func threadsMakeTheSameBytes(threads: Int) throws {
    let fixture = try FrameFixture()
    try fixture.render(to: "some", threads: threads)
    try fixture.render(to: "three", threads: 3)

    let names = try FileManager.default.contentsOfDirectory(
      atPath: fixture.folder.url.appending(path: "some").path
    ).sorted()

    #expect(names.count > 100)
    for name in names {
      let expected = try fixture.folder.read("three/" + name)
      let isSame = try fixture.folder.read("some/" + name) == expected
      #expect(isSame, "\(name)")
    }
  }

  @Test func turnedTilesAreDrawnWhereTheyChange() throws {
    var fixture = try FrameFixture()
    fixture.gesture.preset = .jiggleSections
    fixture.gesture.edit.done = ""
    fixture.gesture.steps = [.press(.item("p/1")), .hold(0.7), .drop(), .hold(0.3)]

    let rendered = try fixture.render(to: "f")

    let times = FrameTimes(fps: rendered.replay.fps, duration: rendered.replay.duration)
    #expect(rendered.count > 25)
    for number in [0, 5, rendered.count - 4, rendered.count - 1] {
      let frame = try fixture.folder.readBitmap("f/" + FrameFixture.name(number))
      let isSame = try fixture.drawnWhole(rendered.replay, at: times[number]) == frame
      #expect(isSame, "frame \(number)")
    }
  }

  @Test func aLargePictureIsDrawnAtRestAsInAStillAndMovingAlike() throws {
    var fixture = try FrameFixture()
    let photo = FrameFixture.slope(400, 500)
    try fixture.folder.write(try photo.encodedPNG(isOwnOutput: false), to: "p/0.png")
    fixture = try fixture.readAgain()
    let rendered = try fixture.render(to: "f")
    let times = FrameTimes(fps: rendered.replay.fps, duration: rendered.replay.duration)

    for number in [0, 19, 22, 40, rendered.count - 1] {
      let frame = try fixture.folder.readBitmap("f/" + FrameFixture.name(number))
      let whole = try fixture.drawnWhole(rendered.replay, at: times[number])
      let difference = zip(frame.pixels, whole.pixels).map { $0.0.distance(to: $0.1) }.max() ?? 0
      let isAtRest = number == 0 || number == rendered.count - 1
      #expect(difference <= (isAtRest ? 0 : 3), "frame \(number)")
    }
    let alone = FrameSelection(from: .frame(22), to: .frame(22))
    try fixture.render(to: "one", alone)
    let isSame =
      try fixture.folder.read("one/frame_00000.png")
      == fixture.folder.read("f/" + FrameFixture.name(22))
    #expect(isSame)
  }

  @Test func thePictureThatIsBadIsTakenOutBeforeAnyFrame() throws {
    let fixture = try FrameFixture()
    let whole = try fixture.folder.read("p/1.png")
    try fixture.folder.write(Array(whole[..<(whole.count / 2)]), to: "p/1.png")

    let rendered = try fixture.render(to: "f")

    #expect(rendered.skipped.map { $0.path.lastComponent.text } == ["1.png"])
    #expect(rendered.replay.items.map(\.id) == ["p/0", "p/2", "p/3", "p/4", "x"])
  }

  @Test func theFolderIsNotTouchedWhereTheGestureMakesNoSense() throws {
    var fixture = try FrameFixture()
    fixture.gesture.steps[0] = .press(.item("nobody"))

    #expect(throws: FramesError.gesture(.noItem(step: 0, id: "nobody", nearest: nil))) {
      try fixture.render(to: "f")
    }
    #expect(try fixture.folder.names() == ["b.json", "p"])
  }
}

extension Pixel {
  /// The greatest difference of a channel.
  fileprivate func distance(to other: Pixel) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
  }
}
