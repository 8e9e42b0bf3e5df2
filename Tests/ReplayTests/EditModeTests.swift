import Animation
import BoardDrawing
import BoardModel
import Drawing
import Geometry
import Pixels
import Synchronization
import Testing

/// Edit mode: shaking tiles, the button that leaves it, badges, notices.
@Suite struct EditModeTests {
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

  private func angles(_ replay: DragReplay, at time: Double) -> [String: Double] {
    Dictionary(
      replay.moment(at: time).cards.map { ($0.item.id, $0.pose.rotation.radians) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func allTilesShakeInStepFromThePressOn() throws {
    let replay = try replay("jiggle-sections", Self.enter + #", { "hold": 0.4 }"#)
    let most = 1 / (6 * Double.pi)

    #expect(Set(angles(replay, at: 0.49).values) == [0])
    for (passed, expected) in [(0.0, -most), (0.05, 0), (0.1, most), (0.15, 0), (0.2, -most)] {
      let shown = Set(angles(replay, at: 0.5 + passed).values)
      #expect(shown.count == 1)
      #expect(try #require(shown.first) - expected < 1e-12)
    }
  }

  @Test func tilesMayShakeEachByItself() throws {
    let replay = try replay(
      "jiggle-sections", Self.enter + #", { "hold": 0.4 }"#,
      more: #""edit": { "jiggle": "apart" },"#)

    #expect(Set(angles(replay, at: 0.63).values).count == 5)
  }

  @Test func theGhostIsNotTurned() throws {
    let replay = try replay(
      "jiggle-sections", Self.enter + #", { "press": "q" }, { "hold": 0.4 }, { "drop": true }"#)

    let angles = angles(replay, at: 0.62)

    #expect(angles["q"] == 0 && angles["p"] != 0)
  }

  @Test func inEditModeDragsBeginAtOnce() throws {
    let replay = try replay(
      "jiggle-sections", Self.enter + #", { "press": "q" }, { "drag": "r" }, { "drop": true }"#)

    #expect(replay.events.first { $0.kind == .lift }?.time == 0.5)
    #expect(replay.result.order.first == ["p", "r", "q"])
  }

  @Test func aShortPressOrOneOnNothingDoesNotBeginEditMode() throws {
    for steps in [
      #"{ "press": "p" }, { "hold": 0.4 }, { "drop": true }"#,
      #"{ "press": [205, 5] }, { "hold": 1 }, { "drop": true }"#,
      #"{ "press": "p" }, { "drag": "q", "seconds": 0.2 }, { "hold": 1 }, { "drop": true }"#,
    ] {
      let replay = try replay("jiggle-sections", steps)
      #expect(!replay.state(at: replay.duration).isEditing, "\(steps)")
    }
  }

  @Test func theButtonAtTheTopRightLeavesEditMode() throws {
    for tap in [#"{ "tap": true, "on": "done" }"#, #"{ "tap": [390, 20] }"#] {
      let replay = try replay(
        "jiggle-sections", Self.enter + #", { "hold": 0.3 }, \#(tap), { "hold": 0.2 }"#)

      let panel = try #require(replay.moment(at: 0.7).panels.first)
      #expect(panel.label?.text == "Done" && panel.frame.maxX > 400 && panel.frame.y < 10)
      #expect(
        replay.events.filter { $0.kind == .didChangeEditState }.map(\.isEditing) == [true, false])
      #expect(replay.moment(at: replay.duration) == replay.moment(at: 0))
    }
  }

  @Test func theFirstItemOfEachSectionStaysWithoutANotice() throws {
    let replay = try replay(
      "jiggle-sections",
      Self.enter
        + #", { "press": "p" }, { "drag": "q" }, { "drop": true }, { "press": "r" }, { "drag": "p" }, { "hold": 0.3 }, { "drop": true }"#
    )

    #expect(replay.result.order.first?.first == "p")
    #expect(replay.events.contains { $0.kind == .refused && $0.item == "r" && $0.note == "pinned" })
    #expect(!replay.events.contains { $0.kind == .notice })
  }

  @Test func aMoveToAnotherSectionIsRefusedWithANoticeOfTwoSeconds() throws {
    let replay = try replay(
      "jiggle-sections",
      Self.enter
        + #", { "press": "q" }, { "drag": "t", "seconds": 0.1 }, { "hold": 0.5 }, { "drop": true }"#
    )
    let notices = replay.events.filter { $0.kind == .notice }
    let start = try #require(notices.first).time

    func text(_ time: Double) -> String? {
      replay.moment(at: time).panels.last?.label?.text
    }
    #expect(notices.count == 1)
    #expect(text(start + 1) == "Items move only within their own section")
    #expect(text(start + 2) == "Done" && text(start - 0.001) == "Done")
    #expect(replay.duration == start + 2)
    #expect(replay.result.outcome == .rejected)
  }

  @Test func theNoticeCanBeSaidOtherwise() throws {
    let replay = try replay(
      "jiggle-sections",
      Self.enter + #", { "press": "q" }, { "drag": "t" }, { "drop": true }"#,
      more: #""edit": { "notice": "Stay", "noticeSeconds": 1 },"#)

    #expect(replay.events.first { $0.kind == .notice }?.note == "Stay")
  }

  @Test func programsAreToldOfEditMode() throws {
    let states = StateLog()
    var handlers = DragHandlers()
    handlers.didChangeEditState = { states.append($0) }

    _ = try DragReplay(
      PlayedBoard.sections(),
      gesture: PlayedBoard.gesture(
        #"{ "version": 1, "preset": "edit-grid", "steps": [ \#(Self.enter), { "tap": true, "on": "done" } ] }"#
      ), handlers: handlers)

    #expect(states.all == [true, false])
  }

  private final class StateLog: Sendable {
    private let states = Mutex<[Bool]>([])

    func append(_ state: Bool) { states.withLock { $0.append(state) } }
    var all: [Bool] { states.withLock(\.self) }
  }
}
