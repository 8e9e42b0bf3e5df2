import BoardDrawing
import BoardModel
import Geometry
import Testing

/// A08: after a move each item keeps its own height.
@Suite struct OwnHeightTests {
  private func move(_ from: Int, _ to: Int) -> GestureFile.Move {
    GestureFile.Move(from: GesturePlace(index: from), to: GesturePlace(index: to))
  }

  @Test func theBoardStandsAsBeforeAndAsAfterTheMove() throws {
    let replay = try DragReplay(
      PlayedBoard.ownHeights(), gesture: .moves([move(1, 3)]))

    let first = replay.state(at: 0)
    let last = replay.state(at: replay.duration)

    #expect(first.frame("A") == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(first.frame("B") == Rect(x: 210, y: 0, width: 200, height: 300))
    #expect(first.frame("C") == Rect(x: 0, y: 110, width: 200, height: 50))
    #expect(first.frame("D") == Rect(x: 0, y: 170, width: 200, height: 200))
    #expect(first.contentHeight == 370)
    #expect(last.order == [["A", "C", "D", "B"]])
    #expect(last.frame("A") == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(last.frame("C") == Rect(x: 210, y: 0, width: 200, height: 50))
    #expect(last.frame("D") == Rect(x: 210, y: 60, width: 200, height: 200))
    #expect(last.frame("B") == Rect(x: 0, y: 110, width: 200, height: 300))
    #expect(last.contentHeight == 410)
    #expect(replay.frameSize == Size(width: 410, height: 410))
    #expect(replay.result.outcome == .moved)
  }

  @Test(arguments: [[(1, 3)], [(1, 3), (0, 2)]])
  func everyTileIsItsOwnSizeInEveryFrame(moves: [(Int, Int)]) throws {
    let replay = try DragReplay(
      PlayedBoard.ownHeights(), gesture: .moves(moves.map { move($0.0, $0.1) }))
    let heights = ["A": 100.0, "B": 300, "C": 50, "D": 200]

    for time in replay.times {
      let state = replay.state(at: time)
      let ghosts = Set(state.ghosts.map(\.id))
      #expect(state.items.count == 4)
      for item in state.items where !ghosts.contains(item.id) {
        #expect(item.frame.size == Size(width: 200, height: heights[item.id] ?? 0), "\(time)")
      }
    }
  }

  @Test func theGhostIsHalfAsLargeOnceItHasLifted() throws {
    let replay = try DragReplay(PlayedBoard.ownHeights(), gesture: .moves([move(1, 3)]))

    let ghost = try #require(replay.state(at: 0.9).ghost)

    #expect(ghost.size == Size(width: 100, height: 150))
  }

  @Test(arguments: [[(1, 3)], [(0, 3)], [(3, 0)], [(2, 1)], [(1, 3), (0, 2)], [(0, 0)]])
  func aMoveAlwaysEndsInTheOrderAskedFor(moves: [(Int, Int)]) throws {
    var order = ["A", "B", "C", "D"]
    for (from, to) in moves { order.insert(order.remove(at: from), at: to) }

    for preset in [BoardPreset.standard, .movableWaterfall, .snapshotReorder] {
      let replay = try DragReplay(
        PlayedBoard.ownHeights(),
        gesture: .moves(moves.map { move($0.0, $0.1) }, preset: preset))

      #expect(replay.result.order == [order], "\(preset)")
      #expect(replay.warnings == [])
    }
  }
}
