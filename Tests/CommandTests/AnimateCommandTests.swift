import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

@Suite struct AnimateCommandTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writeThreeItems()
  }

  private func animate(_ arguments: String...) throws -> BuiltTool.Outcome {
    try tool.run(arguments: ["animate", "b.json", "--move", "0:2"] + arguments)
  }

  private func clip(_ name: String) throws -> APNGFile { try APNGFile(folder.read(name)) }

  @Test func aMoveBecomesOneFileAndOneLineSaysSo() throws {
    let outcome = try animate("-o", "c.apng")

    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    let bytes = try folder.read("c.apng").count
    #expect(
      outcome.errors.hasPrefix(
        "waterfall: c.apng: 61 frames, 3.03 s at 30 fps, 100 x 84 pixels, \(bytes) bytes, moved, "
          + "made in "), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try folder.names() == ["b.json", "c.apng"])
  }

  @Test func theLastPictureIsHeldForASecondAndAllGoesOnForever() throws {
    _ = try animate("-o", "c.png")

    let clip = try clip("c.png")
    #expect(clip.playCount == 0)
    #expect((clip.frames.last?.duration ?? 0) > 1)
    #expect(clip.frames.reduce(0) { $0 + $1.duration }.isNear(61.0 / 30 + 1))
  }

  @Test func whatIsAskedForIsDone() throws {
    let outcome = try animate(
      "-o", "c.apng", "--repeat", "3", "--hold-first", "0.5", "--hold-last", "0", "--fps", "60",
      "--scale", "0.5", "--poster", "p.png", "--json")

    let clip = try clip("c.apng")
    #expect(clip.playCount == 3)
    #expect(clip.size == PixelSize(width: 50, height: 42))
    #expect((clip.frames.first?.duration ?? 0) >= 0.5)
    #expect(try folder.readBitmap("p.png").size == clip.size)
    let json = outcome.json
    #expect(json["output"] as? String == "c.apng")
    #expect(json["format"] as? String == "apng")
    #expect(json["poster"] as? String == "p.png")
    #expect(json["width"] as? Int == 50 && json["height"] as? Int == 42)
    #expect(json["fps"] as? Int == 60 && json["scale"] as? Double == 0.5)
    #expect(json["bytes"] as? Int == (try folder.read("c.apng").count))
    let seconds = try #require(json["seconds"] as? Double)
    #expect(seconds.isNear(clip.frames.reduce(0) { $0 + $1.duration }))
    let result = json["result"] as? [String: Any]
    #expect(result?["order"] as? [String] == ["b", "c", "a"])
  }

  @Test func standardOutputHasTheSameBytes() throws {
    _ = try animate("-o", "c.apng")

    let piped = try animate("-o", "-")

    #expect(piped.output == Data(try folder.read("c.apng")))
    #expect(piped.exitCode == 0)
  }

  @Test func aPartOfTheGestureIsShown() throws {
    _ = try animate(
      "-o", "c.apng", "--from", "10f", "--to", "30f", "--every", "2", "--hold-last", "0")

    #expect(try clip("c.apng").frames.reduce(0) { $0 + $1.duration }.isNear(11.0 / 15))
  }

  @Test func anExpectationThatFailsIsADifference() throws {
    try folder.write(
      text: #"""
        { "version": 1, "steps": [ { "press": "a" }, { "hold": 0.6 }, { "drop": true } ],
          "expect": { "result": "moved" } }
        """#, to: "g.json")

    let outcome = try tool.run("animate", "b.json", "--gesture", "g.json", "-o", "c.apng")

    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("expect.result is moved but came out as unchanged"))
    #expect(try folder.names().contains("c.apng"))
  }

  @Test(arguments: [
    ([], "name one with --output"), (["-o", ""], "empty text"),
    (["-o", "c.jpg"], "c.jpg has no ending of a clip"), (["-o", "c"], "c has no ending of a clip"),
    (["-o", "c", "--format", "tiff"], "--format \"tiff\""),
    (["-o", "c.apng", "--quality", "80"], "--quality does nothing with APNG"),
    (["-o", "c.apng", "--dither"], "--dither does nothing with APNG"),
    (["-o", "c.apng", "--hold-first", "-1"], "--hold-first \"-1\""),
    (["-o", "c.apng", "--hold-last", "x"], "--hold-last \"x\""),
    (["-o", "c.apng", "--repeat", "0"], "--repeat \"0\""),
    (["-o", "c.apng", "--max-bytes", "x"], "--max-bytes \"x\""),
    (["-o", "c.apng", "--poster", "p.jpg"], "ends in .png"),
    (["-o", "c.png", "--poster", "c.png"], "contradict"),
    (["-o", "-", "--json"], "both want standard output"),
    (["-o", "c.apng", "--from", "99"], "no frame lies between"),
    (["-o", "c.apng", "--page", "A4"], "--page does nothing with animate"),
  ])
  func argumentsThatMakeNoSenseAreNamed(arguments: [String], words: String) throws {
    let outcome = try tool.run(arguments: ["animate", "b.json", "--move", "0:2"] + arguments)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try folder.names() == ["b.json"])
  }

  @Test(arguments: ["c.apng", "p.png"])
  func whatIsThereIsKeptIfAskedFor(name: String) throws {
    try folder.write(text: "precious", to: name)

    let outcome = try animate("-o", "c.apng", "--poster", "p.png", "--no-clobber")

    #expect(outcome.exitCode == 5)
    #expect(outcome.errors.contains("\(name) is there already"))
    #expect(try folder.names() == ["b.json", name].sorted())
  }

  /// The rest of A13 is about GIFs.
  @Test func a13SixtyFramesASecondAreSixty() throws {
    _ = try animate(
      "--fps", "60", "--from", "36f", "--to", "65f", "--hold-last", "0", "-o", "c.apng")

    let frames = try clip("c.apng").frames
    #expect(frames.reduce(0) { $0 + $1.duration }.isNear(0.5))
    #expect(frames.allSatisfy { $0.delay.numerator == 1 && $0.delay.denominator == 60 })
    #expect(frames.count == 30)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
