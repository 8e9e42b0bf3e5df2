import BoardDrawing
import BoardModel
import BoardRendering
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The boards of the fixtures, each with its gesture.
@Suite struct FixtureGestureTests {
  private static let folder = Cases.packageFolder.appending(path: "Fixtures/boards")

  @Test(arguments: BoardPreset.allCases)
  func theGestureOfAPresetComesOutAsItExpects(preset: BoardPreset) throws {
    let board = Self.folder.appending(path: preset.rawValue + ".board.json").path
    let script = Self.folder.appending(path: preset.rawValue + ".gesture.json")
    let loaded = try BoardReader().read([.path(FilePath(board))])
    let gesture = try GestureFile(json: Array(Data(contentsOf: script)))

    let replay = try DragReplay(ArrangedBoard(loaded.board), gesture: gesture)

    #expect(loaded.board.settings.preset == preset)
    #expect(replay.differences(from: try #require(gesture.expectation)) == [])
    #expect(replay.warnings == [] && loaded.skipped == [])
  }
}
