import Animation
import BoardDrawing
import BoardModel
import Drawing
import Geometry
import Testing

/// What can be deleted and appended in edit mode.
@Suite struct BadgeReplayTests {
  private static let enter = #"{ "press": "p" }, { "hold": 0.5 }, { "drop": true }"#

  private func replay(
    _ preset: String, _ steps: String, more: String = "", fps: Int = 60
  ) throws -> DragReplay {
    try DragReplay(
      PlayedBoard.sections(),
      gesture: PlayedBoard.gesture(
        #"""
        { "version": 1, "fps": \#(fps), "preset": "\#(preset)", \#(more) "steps": [ \#(steps) ] }
        """#))
  }

  @Test func theFirstSectionHasMinusesAndTheOthersPluses() throws {
    let replay = try replay("edit-grid", Self.enter)

    let cards = replay.moment(at: replay.duration).cards

    #expect(cards.map(\.badge) == [.remove, .remove, .remove, .add, .add])
    #expect(cards.allSatisfy { $0.look.border == Border(width: 0.5, color: EditLook.gray) })
    #expect(replay.moment(at: 0).cards.allSatisfy { $0.badge == nil && $0.look.border == nil })
  }

  @Test func anItemIsDeletedAndTheOthersMoveUp() throws {
    let replay = try replay(
      "edit-grid", Self.enter + #", { "tap": "q", "on": "badge" }, { "hold": 0.5 }"#)

    let half = replay.moment(at: 0.65).cards

    #expect(replay.result.order == [["p", "r"], ["s", "t"]])
    let leaving = try #require(half.first { $0.item.id == "q" })
    let moving = try #require(half.first { $0.item.id == "r" })
    #expect((leaving.pose.opacity - 0.5).magnitude < 1e-9)
    #expect((moving.frame.x - 105).magnitude < 1e-9)
    #expect(replay.moment(at: 0.81).cards.count == 4)
    #expect(replay.events.contains { $0.kind == .didDelete && $0.item == "q" })
    #expect(replay.result.outcome == .moved && replay.result.moves == 0)
  }

  @Test func anItemOfTheCatalogueIsAppendedAndChecked() throws {
    let replay = try replay(
      "edit-grid",
      Self.enter
        + #", { "tap": "t", "on": "badge" }, { "hold": 0.5 }, { "tap": "t", "on": "badge" }"#)

    let cards = replay.moment(at: replay.duration).cards

    #expect(replay.result.order == [["p", "q", "r", "t 2"], ["s", "t"]])
    #expect(cards.map(\.badge) == [.remove, .remove, .remove, .remove, .add, .checked])
    #expect(replay.items.map(\.id).last == "t 2")
    #expect(replay.events.filter { $0.kind == .didAppend }.map(\.over) == ["t"])
    #expect(cards[3].frame == Rect(x: 210, y: 110, width: 200, height: 100))
  }

  @Test func whatIsLeftCanStillBeDragged() throws {
    let replay = try replay(
      "edit-grid",
      Self.enter
        + #", { "tap": "p", "on": "badge" }, { "tap": "s", "on": "badge" }, { "hold": 0.5 }, { "press": "s 2" }, { "hold": 0.5 }, { "drag": "q" }, { "hold": 0.4 }, { "drop": true }"#
    )

    #expect(replay.result.order == [["s 2", "q", "r"], ["s", "t"]])
  }

  @Test func onlyTheFirstSectionLifts() throws {
    let replay = try replay(
      "edit-grid",
      Self.enter + #", { "press": "s" }, { "hold": 0.6 }, { "drag": "p" }, { "drop": true }"#)

    #expect(!replay.events.contains { $0.kind == .lift })
    #expect(replay.result.outcome == .rejected)
  }
}
