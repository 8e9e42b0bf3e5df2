import Foundation
import TestSupport
import Testing

/// Boards with text are recorded and verified like others, with and without a gesture.
@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct CaptionGoldenTests {
  @Test func aSequenceWithCaptionsIsVerified() throws {
    let folder = try TemporaryFolder()
    var tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    let board = """
      { "version": 1, "canvas": { "width": 200 }, "layout": { "columns": 2 },
        "style": { "caption": { "text": "{id}" } },
        "items": [ { "id": "cover", "size": [40, 40], "color": "#336699" },
                   { "id": "menu", "size": [40, 30], "color": "#aa2222" } ] }
      """
    let gesture = """
      { "version": 1, "fps": 10, "steps": [ { "press": "menu" }, { "hold": 0.5 },
        { "drag": "cover", "seconds": 0.3 }, { "drop": true } ] }
      """
    try folder.write(Array(board.utf8), to: "s/still.board.json")
    try folder.write(Array(board.utf8), to: "s/drag.board.json")
    try folder.write(Array(gesture.utf8), to: "s/drag.gesture.json")

    #expect(try tool.run("record", "s").exitCode == 0)
    #expect(try tool.run("verify", "s").exitCode == 0)
  }
}
