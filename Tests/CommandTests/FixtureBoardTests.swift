import Foundation
import Pixels
import TestSupport
import Testing

/// The boards that the repository ships can be rendered, and say the same twice.
@Suite struct FixtureBoardTests {
  private static let boards = Cases.packageFolder.appending(path: "Fixtures/boards")

  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
  }

  @Test(arguments: [
    ("contact-sheet", [1200, 1218], 14), ("night", [1100, 1872], 14),
    ("cards@3x", [1170, 2346], 6), ("sections", [900, 963], 9), ("spans", [900, 740], 14),
    ("justified", [900, 1250], 14),
  ])
  func aBoardHasTheSizeAndTheItemsItSays(name: String, size: [Int], items: Int) throws {
    let path = FixtureBoardTests.boards.appending(path: name + ".board.json").path

    let outcome = try tool.run("render", path, "-o", "out.png", "--json", "--strict")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect((outcome.json["items"] as? [Any])?.count == items)
    let board = try folder.readBitmap("out.png")
    #expect([board.width, board.height] == size)
  }

  @Test func theFixturesThemselvesAreAllDrawn() throws {
    let photos = Cases.packageFolder.appending(path: "Fixtures/photos").path

    let outcome = try tool.run("render", photos, "-o", "out.png", "--json", "--strict")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect((outcome.json["items"] as? [Any])?.count == 14)
    #expect(outcome.json["width"] as? Int == 1600)
    #expect(outcome.json["height"] as? Int == 1375)
  }
}
