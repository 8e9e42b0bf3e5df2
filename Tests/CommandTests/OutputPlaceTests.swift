import Foundation
import Pixels
import TestSupport
import Testing

/// Where results are written to.
@Suite struct OutputPlaceTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
  }

  @Test(arguments: [
    ["diff", "x", "y", "-o", "none/d"], ["verify", "s", "--report", "none/d"],
    ["frames", "s/b.board.json", "--move", "0:1", "-o", "none/d"],
    ["render", "s/b.board.json", "-o", "none/d.png"],
  ])
  func noFolderIsMadeAboveTheOneThatIsNamed(arguments: [String]) throws {
    for name in ["x", "y"] { try folder.writePNG("\(name)/0.png", 4, 4, .white) }
    let board = """
      { "version": 1, "canvas": { "width": 100 }, "items": [
        { "id": "a", "size": [1, 1], "color": "#c33" },
        { "id": "b", "size": [1, 1], "color": "#c33" } ] }
      """
    try folder.write(Array(board.utf8), to: "s/b.board.json")

    let outcome = try tool.run(arguments: arguments)

    #expect(outcome.exitCode == 5)
    #expect(outcome.errors.contains("none"))
    #expect(try !folder.names().contains("none"))
  }
}
