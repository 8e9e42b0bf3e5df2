import BoardDrawing
import BoardModel
import BoardRendering
import Geometry
import Testing

/// What a page of a clip is told of a gesture.
@Suite struct ClipFactsTests {
  private func facts(
    _ board: ArrangedBoard, _ steps: String, at time: Double
  ) throws -> ClipFacts {
    let replay = try DragReplay(
      board,
      gesture: PlayedBoard.gesture(
        #"{ "version": 1, "fps": 60, "preset": "standard", "steps": [ \#(steps) ] }"#))
    return ClipFacts(
      index: 7, replay.state(at: time), events: replay.events.filter { $0.time <= time })
  }

  private let steps =
    #"{ "press": "A" }, { "hold": 1 }, { "drag": [300, 200], "seconds": 1 }, { "hold": 1 }, { "drop": true }"#

  @Test func theyTellWhereItemsAreAndWhatIsCarried() throws {
    let facts = try facts(PlayedBoard.tall(), steps, at: 2.9)

    #expect(facts.index == 7)
    #expect(facts.time == 2.9)
    #expect(facts.order == ["B", "A"])
    #expect(facts.ghosts.map(\.id) == ["A"])
    let other = facts.items.first { $0.id == "B" }
    #expect(other == .init(id: "B", x: 0, y: 0, width: 200, height: 300))
    #expect(facts.scroll == nil)
  }

  @Test func anEventIsToldInAFewWords() throws {
    let events = try facts(PlayedBoard.tall(), steps, at: 10).events

    let move = try #require(events.first { $0.name == "didMove" })
    #expect(move.item == "A")
    #expect(move.detail == "0 → 1")
    #expect(events.first?.name == "press")
    #expect(events.first?.detail == "")
  }

  @Test func whereThereAreSectionsAPlaceNamesItsOwn() throws {
    let steps = steps.replacing("A", with: "p").replacing("[300, 200]", with: "[100, 330]")

    let events = try facts(PlayedBoard.sections(), steps, at: 10).events

    let end = try #require(events.first { $0.name == "didEnd" })
    #expect(end.detail.hasPrefix("0/0 → 0/"))
  }
}
