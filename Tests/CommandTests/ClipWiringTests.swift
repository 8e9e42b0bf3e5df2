import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Options of `animate` that reach the clip, and formats that show the same.
@Suite struct ClipWiringTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writeThreeItems(style: #""shadow": true"#)
  }

  private func clip(_ name: String, _ more: String...) throws -> [UInt8] {
    let outcome = try tool.run(
      arguments: ["animate", "b.json", "--move", "0:2", "--hold-last", "0", "-o", name] + more)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return try folder.read(name)
  }

  @Test func aFingerIsDrawnWhereAskedFor() throws {
    #expect(try clip("c.rgba") != clip("c.rgba", "--finger"))
  }

  @Test func aDitheredGIFIsAnother() throws {
    #expect(try clip("c.gif") != clip("c.gif", "--dither"))
  }

  @Test(.enabled(if: OtherProgram.ffmpeg != nil, OtherProgram.skipped))
  func anMP4OfLessQualityIsShorter() throws {
    #expect(try clip("c.mp4", "--quality", "30").count < clip("c.mp4", "--quality", "95").count)
  }

  @Test func aPageIsCalledAsItsFile() throws {
    #expect(String(decoding: try clip("Trip.html"), as: UTF8.self).contains("<title>Trip</title>"))
  }

  /// One is written as changes, the other as all pixels.
  @Test func anAPNGShowsTheRawPixels() throws {
    let raw = try clip("c.rgba")
    var player = try APNGPlayer(APNGFile(clip("c.apng")))
    var shown: [Color] = []
    while let (image, duration) = try player.next() {
      for _ in 0..<Int((duration * 30).rounded()) { shown += image.colors }
    }
    let colors = stride(from: 0, to: raw.count, by: 4).map {
      Color(red: raw[$0], green: raw[$0 + 1], blue: raw[$0 + 2], alpha: raw[$0 + 3])
    }
    #expect(shown == colors)
  }
  @Test(arguments: ["./c.png", "../$/c.png"])
  func aPosterOverTheClipIsRefused(name: String) throws {
    let poster = name.replacing("$", with: folder.url.lastPathComponent)

    let outcome = try tool.run(
      "animate", "b.json", "--move", "0:2", "-o", "c.png", "--poster", poster)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("--poster"))
    #expect(try folder.names() == ["b.json"])
  }

  @Test(arguments: ["c.mp4", "c.y4m", "c.rgba"])
  func whatCannotRepeatSaysSo(name: String) throws {
    let outcome = try tool.run(
      "animate", "b.json", "--move", "0:2", "-o", name, "--repeat", "2")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("--repeat"))
  }

  @Test(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped), arguments: ["gif", "png"])
  func aFontIsNotOverwritten(format: String) throws {
    let font = Array(
      try Data(contentsOf: URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")))
    try folder.write(font, to: "f.ttf")
    let verb = format == "gif" ? ["animate", "--move", "0:2"] : ["render"]

    let outcome = try tool.run(
      arguments: verb + [
        "b.json", "--title", "x", "--font", "f.ttf", "--format", format, "-o", "f.ttf",
      ])

    #expect(outcome.exitCode == 5)
    #expect(try folder.read("f.ttf") == font)
  }

  /// The order that a move is to end in is that of the pictures that can be drawn.
  @Test func aPictureThatIsLeftOutDoesNotMakeAMoveFail() throws {
    for name in ["1.png", "2.png", "3.png"] { try folder.writePNG("p/" + name, 30, 20, .red) }
    let whole = try folder.read("p/3.png")
    try folder.write(Array(whole.prefix(whole.count - 20)), to: "p/3.png")

    let clip = try tool.run("animate", "p", "--width", "90", "--move", "0:1", "-o", "c.gif")
    let frames = try tool.run("frames", "p", "--width", "90", "--move", "0:1", "-o", "f")

    #expect(clip.exitCode == 0, "\(clip.errors)")
    #expect(clip.errors.contains("p/3.png"))
    #expect(frames.exitCode == 0, "\(frames.errors)")
  }
}
