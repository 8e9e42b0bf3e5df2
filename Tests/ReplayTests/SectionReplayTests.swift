import BoardDrawing
import BoardModel
import Geometry
import Pixels
import Testing

/// A11: a move into another section.
@Suite struct SectionReplayTests {
  private func replay(
    more: String = "", locked: Bool = false, steps: String? = nil
  ) throws -> DragReplay {
    let steps =
      steps
      ?? #"{ "press": "q" }, { "hold": 0.5 }, { "drag": "t" }, { "hold": 0.5 }, { "drop": true }"#
    return try DragReplay(
      PlayedBoard.sections { _, sections, _ in sections[1].isLocked = locked },
      gesture: PlayedBoard.gesture(#"{ "version": 1, \#(more) "steps": [ \#(steps) ] }"#))
  }

  private func expectAllItemsOnce(_ replay: DragReplay) {
    for time in replay.times {
      let order = replay.state(at: time).order.flatMap(\.self)
      #expect(order.sorted() == ["p", "q", "r", "s", "t"])
      #expect(Set(replay.moment(at: time).cards.map(\.item.id)).count == 5)
    }
  }

  @Test(arguments: [(false, ""), (true, #""rules": { "crossSection": true }, "#)])
  func byDefaultAndIntoALockedSectionItIsRejected(locked: Bool, more: String) throws {
    let replay = try replay(more: more, locked: locked)

    #expect(replay.result.outcome == .rejected && replay.result.moves == 0)
    #expect(replay.moment(at: replay.duration) == replay.moment(at: 0))
    #expect(replay.events.filter { $0.kind == .refused }.map(\.note).contains("section"))
    expectAllItemsOnce(replay)
  }

  @Test func whereItIsAllowedItTakesThePlaceItIsDroppedOn() throws {
    let replay = try replay(more: #""rules": { "crossSection": true }, "#)

    #expect(replay.result.order == [["p", "r"], ["s", "q", "t"]])
    #expect(replay.result.outcome == .moved)
    expectAllItemsOnce(replay)
  }

  /// Row 12 of `behaviour.md` §4.
  @Test func anItemIsDroppedIntoAnEmptySection() throws {
    let board = try PlayedBoard.arranged(
      [[("A", 100, 50), ("B", 100, 50)], []], columns: 2, width: 210
    ) { _, sections, _ in sections[1].header = SectionStrip(height: 40) }

    let replay = try DragReplay(
      board,
      gesture: PlayedBoard.gesture(
        #"""
        { "version": 1, "rules": { "crossSection": true }, "steps": [ { "press": "B" },
          { "hold": 0.5 }, { "drag": [50, 70] }, { "hold": 0.4 }, { "drop": true } ] }
        """#))

    #expect(replay.result.order == [["A"], ["B"]])
    #expect(replay.state(at: replay.duration).frame("B")?.y == 90)
  }

  @Test func whatLiesBesideTheItemsMovesWithThem() throws {
    let board = try PlayedBoard.sections { _, sections, _ in
      sections[0].background = .black
      sections[1].background = .white
    }
    let replay = try DragReplay(
      board,
      gesture: PlayedBoard.gesture(
        #"""
        { "version": 1, "rules": { "crossSection": true }, "steps": [ { "press": "r" },
          { "hold": 0.5 }, { "drag": "s", "seconds": 0 }, { "hold": 0.5 }, { "drop": true } ] }
        """#))
    let move = try #require(replay.events.first { $0.kind == .didMove }).time

    let heights = [0, 0.15, 0.3].map {
      replay.moment(at: move + $0).areas[0].frame.height
    }

    #expect(heights[0] == 210 && heights[2] == 100)
    #expect((heights[1] - 155).magnitude < 1e-6)
  }
}
