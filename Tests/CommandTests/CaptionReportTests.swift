import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Report A03: captions vanish on a server without fonts.
@Suite struct CaptionReportTests {
  private let folder: TemporaryFolder
  private var tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    let text = """
      { "version": 1, "canvas": { "width": 420, "margin": 0 }, "layout": { "columns": 2, "gap": 20 },
        "items": [{ "id": "alpha", "size": [200, 200], "color": "#3060a0" },
                  { "id": "beta", "size": [200, 200], "color": "#a06030" }] }
      """
    try folder.write(Array(text.utf8), to: "b.json")
    try folder.write([], to: "empty/keep.txt")
  }

  private func inkCount(_ name: String, columns: Range<Int>) throws -> Int {
    let board = try folder.readBitmap(name)
    return (200..<board.height).reduce(0) { sum, row in
      sum + columns.count { board.pixels[row * board.width + $0] != Pixel(.white) }
    }
  }

  @Test(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
  func eachCaptionIsSeen() throws {
    let outcome = try tool.run("render", "b.json", "--caption", "{id}", "-o", "out.png")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try inkCount("out.png", columns: 0..<200) >= 30)
    #expect(try inkCount("out.png", columns: 220..<420) >= 30)
  }

  @Test(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
  func theMachinesSettingsChangeNothing() throws {
    var other = tool
    other.environment = [
      "FONTCONFIG_FILE": "/dev/null", "HOME": folder.url.path, "LC_ALL": "tr_TR.UTF-8",
      "LANG": "ar_EG.UTF-8",
    ]

    _ = try tool.run("render", "b.json", "--caption", "{id}", "-o", "here.png")
    _ = try other.run("render", "b.json", "--caption", "{id}", "-o", "there.png")

    #expect(try folder.read("here.png") == folder.read("there.png"))
  }

  @Test(arguments: ["render", "layout", "init"])
  func withoutFontsTheErrorNamesThePackagesAndTheOption(verb: String) throws {
    var bare = tool
    bare.environment = ["WATERFALL_FONT_PATH": folder.url.appending(path: "empty").path]

    let outcome = try bare.run(verb, "b.json", "--caption", "{id}", "-o", "out.png")

    #expect(outcome.exitCode == 7)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    for word in ["fonts-dejavu-core", "fonts-wqy-microhei", "--font"] {
      #expect(outcome.errors.contains(word), "\(outcome.errors)")
    }
    #expect(!folder.exists("out.png"))
  }

  @Test func aFolderOfFontsThatIsNotThereIsNamed() throws {
    var bare = tool
    bare.environment = ["WATERFALL_FONT_PATH": "/no/such/folder"]

    let outcome = try bare.run("render", "b.json", "--caption", "{id}", "-o", "out.png")

    #expect(outcome.exitCode == 7)
    #expect(outcome.errors.contains("/no/such/folder cannot be looked into: No such file"))
  }

  @Test(arguments: ["/no/such.ttf", "b.json", "no-such.ttf"])
  func aFontFileThatIsOfNoUseIsExitTwo(path: String) throws {
    let outcome = try tool.run(
      "render", "b.json", "--caption", "{id}", "--font", path, "-o", "out.png")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(path), "\(outcome.errors)")
    #expect(!folder.exists("out.png"))
  }

  @Test func aFamilyThatIsNotInstalledIsExitSeven() throws {
    let outcome = try tool.run(
      "render", "b.json", "--caption", "{id}", "--font", "No Such Family", "-o", "out.png")

    #expect(outcome.exitCode == 7)
    #expect(outcome.errors.contains("No Such Family"))
  }

  @Test func aBoardWithoutTextNeedsNoFont() throws {
    var bare = tool
    bare.environment = ["WATERFALL_FONT_PATH": folder.url.appending(path: "empty").path]

    let outcome = try bare.run("render", "b.json", "-o", "out.png")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }
}
