import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What must not pass for a picture, a move or a golden that came out as it was asked for.
@Suite struct RefusalTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    var tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    self.tool = tool
  }

  /// Three placeholders, the first of which may be told more.
  private func board(_ first: String = "", style: String = "{}", at name: String = "b.json") throws
  {
    try folder.write(
      text: """
        { "version": 1, "canvas": { "width": 200 }, "layout": { "columns": 2 }, "style": \(style),
          "items": [ { "id": "a", "size": [2, 1], "color": "#c33" \(first) },
                     { "id": "b", "size": [2, 3], "color": "#3c3" },
                     { "id": "c", "size": [1, 1], "color": "#33c" } ] }
        """, to: name)
  }

  @Test(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
  func lettersThatNoFontHasFailAStrictRun() throws {
    try board(#", "caption": "\u0915""#)

    let usual = try tool.run("render", "b.json", "-o", "usual.png")
    let strict = try tool.run("render", "b.json", "--strict", "-o", "strict.png")

    #expect(usual.exitCode == 0 && usual.errors.contains("U+0915"))
    #expect(strict.exitCode == 7 && strict.errors.contains("--font"))
    #expect(try !folder.names().contains("strict.png"))
  }

  @Test func insetsThatLeaveNothingOfAPictureAreRefused() throws {
    try board(style: #"{ "insets": [0, 300, 0, 300] }"#)

    let outcome = try tool.run("render", "b.json", "-o", "out.png")

    #expect(outcome.exitCode == 2 && outcome.errors.contains("no room for a picture"))
    #expect(try !folder.names().contains("out.png"))
  }

  @Test func aFontThatWasNamedMustBeOneThoughNothingIsWritten() throws {
    try board()

    let outcome = try tool.run("render", "b.json", "--font", "./none.ttf", "-o", "out.png")

    #expect(outcome.exitCode == 2 && outcome.errors.contains("none.ttf"))
    #expect(try !folder.names().contains("out.png"))
  }

  @Test(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
  func theCountOfAStackIsDrawnOnABoardWithoutText() throws {
    try board()
    try folder.write(
      text: """
        { "version": 1, "steps": [ { "press": "a", "with": ["c"] }, { "hold": 0.6 },
          { "drag": "b", "seconds": 0.3 }, { "drop": true } ] }
        """, to: "g.json")

    let outcome = try tool.run("frames", "b.json", "--gesture", "g.json", "-o", "f")

    #expect(outcome.exitCode == 0)
  }

  @Test func aMoveThatIsNotAllowedIsNoSuccess() throws {
    try board(#", "pinned": true"#)

    let refused = try tool.run("frames", "b.json", "--move", "0:2", "-o", "refused")
    let allowed = try tool.run("frames", "b.json", "--move", "1:2", "-o", "allowed")

    #expect(refused.exitCode == 1 && refused.errors.contains("expect.order"))
    #expect(allowed.exitCode == 0)
  }

  @Test func aGestureThatIsNotWhatItExpectsFailsItsSuite() throws {
    try board(at: "s/one.board.json")
    try folder.write(
      text: """
        { "version": 1, "fps": 10, "expect": { "moves": 9 },
          "steps": [ { "press": "a" }, { "hold": 0.6 }, { "drag": "b" }, { "drop": true } ] }
        """, to: "s/one.gesture.json")

    let outcome = try tool.run("record", "s")

    #expect(outcome.exitCode == 1 && outcome.errors.contains("expect.moves"))
  }

  @Test func aFolderTakesFramesOfOneRunAtATime() throws {
    try board()
    try folder.write(text: "", to: "f/notes.txt")
    let descriptor = unsafe open(folder.url.appending(path: "f").path, O_RDONLY)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)

    let outcome = try tool.run("frames", "b.json", "--move", "0:1", "-o", "f")

    #expect(outcome.exitCode == 5 && outcome.errors.contains("another run"))
    #expect(try !folder.names().contains("f/manifest.json"))
  }
}
