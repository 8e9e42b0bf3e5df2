import BoardModel
import Geometry
import TestSupport
import Testing

@Suite struct GestureFileTests {
  private func error(_ json: String) -> BoardError? {
    do throws(BoardError) {
      _ = try GestureFile(json: Array(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  private func error(step: String) -> BoardError? {
    error(#"{ "version": 1, "steps": [ { "hold": 1 }, \#(step) ] }"#)
  }

  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func theExampleIsRead() throws {
    let gesture = try GestureFile(json: Array(Cases.data("boards/reorder.gesture.json")))

    #expect(gesture.fps == 30 && gesture.preset == nil)
    #expect(gesture.ghost.scale == 0.5 && gesture.ghost.cornerRadius == 10)
    #expect(gesture.timing.ease == .easeInOut && gesture.timing.reflow == 0.3)
    #expect(
      gesture.steps == [
        .press(.item("menu", at: Point(x: 0.9, y: 0.1))), .hold(0.5),
        .drag(.item("cover"), seconds: 0.8), .drag(.point(900, 640), seconds: 0.6), .hold(0.5),
        .drop(),
      ])
    #expect(gesture.expectation?.order == .flat(["cover", "beach/01", "menu", "todo"]))
  }

  @Test func everyPartIsRead() throws {
    let gesture = try PlayedBoard.gesture(
      #"""
      { "version": 1, "fps": 60, "preset": "edit-grid", "_note": "mine",
        "viewport": { "height": 300, "offset": 20,
          "autoscroll": { "edge": 40, "speed": 200, "model": "constant" } },
        "ghost": { "anchor": "center", "source": "dimmed", "scaleBy": "transform" },
        "rules": { "crossSection": true, "target": "overlap", "mode": "swap", "latch": 0 },
        "edit": { "jiggle": "apart", "notice": "No", "noticeSeconds": 1, "done": "OK" },
        "steps": [ { "press": 3, "with": ["a"] }, { "drag": { "place": [1, 2] },
            "via": ["b", [1, 2]], "ease": "easeOut" }, { "drop": { "place": 4 } },
          { "tap": "c", "on": "badge" }, { "tap": true, "on": "done" },
          { "press": [5, 6], "in": "viewport" }, { "cancel": true } ],
        "expect": { "result": "cancelled", "moves": 0, "order": [["a"], []] } }
      """#)

    #expect(gesture.viewport?.scrolling == .constant && gesture.viewport?.edge == 40)
    #expect(gesture.ghost.anchor == .centre && gesture.ghost.source == .dimmed)
    #expect(gesture.rules.mode == .swap && gesture.rules.latch == 0)
    #expect(gesture.edit.jiggle == .apart && gesture.edit.done == "OK")
    #expect(
      gesture.steps == [
        .press(GestureTarget(.index(3)), companions: ["a"]),
        .drag(
          GestureTarget(.place(GesturePlace(section: 1, index: 2))),
          via: [.item("b"), .point(1, 2)], ease: .easeOut),
        .drop(at: GesturePlace(index: 4)), .tap(.item("c"), on: .badge), .tap(nil, on: .done),
        .press(GestureTarget(.point(Point(x: 5, y: 6)), isInViewport: true)), .cancel,
      ])
    #expect(gesture.expectation?.order == .sections([["a"], []]))
  }

  @Test(arguments: [
    (#"{ "steps": [] }"#, BoardError.missingKey("version")),
    (#"{ "version": 2, "steps": [] }"#, .badValue("version", expected: "1")),
    (#"{ "version": 1 }"#, .missingKey("steps")),
    (
      #"{ "version": 1, "steps": [] }"#,
      .wrongType("steps", expected: "an array of at least one step")
    ),
    (#"{ "version": 1, "stepps": [] }"#, .unknownKey("stepps", nearest: "steps")),
    (
      #"{ "version": 1, "fps": 0, "steps": [] }"#,
      .wrongType("steps", expected: "an array of at least one step")
    ),
  ])
  func aFaultInTheFileIsNamed(json: String, expected: BoardError) {
    #expect(error(json) == expected)
  }

  @Test(arguments: [
    (#""fps": 0"#, "fps"), (#""fps": 241"#, "fps"), (#""fps": 1e300"#, "fps"),
    (#""preset": "edit-grit""#, "preset"), (#""viewport": { "height": 0 }"#, "viewport.height"),
    (#""ghost": { "scale": 0 }"#, "ghost.scale"), (#""ghost": { "opacity": 2 }"#, "ghost.opacity"),
    (#""timing": { "lift": -1 }"#, "timing.lift"), (#""rules": { "latch": -1 }"#, "rules.latch"),
    (#""expect": { "moves": 1.5 }"#, "expect.moves"),
    (#""expect": { "result": "done" }"#, "expect.result"),
    (#""ghost": { "borderColor": "reddish" }"#, "ghost.borderColor"),
  ])
  func aValueOutOfItsRangeIsNamed(member: String, key: String) {
    let found = error(#"{ "version": 1, \#(member), "steps": [ { "hold": 1 } ] }"#)

    guard case .badValue(key, _)? = found else {
      Issue.record("\(member): \(String(describing: found))")
      return
    }
  }

  @Test(arguments: [
    (#"{ "pres": "a" }"#, BoardError.unknownKey("steps[1].pres", nearest: "press")),
    (
      #"{ "press": "a", "drop": true }"#,
      .badValue("steps[1]", expected: "one verb, not press and drop")
    ),
    (
      #"{}"#,
      .badValue("steps[1]", expected: "one of the verbs press, hold, drag, drop, cancel, tap")
    ),
    (
      #"{ "hold": -1 }"#,
      .badValue("steps[1].hold", expected: "a number of seconds from 0 to 3600")
    ),
    (#"{ "hold": 1, "second": 1 }"#, .unknownKey("steps[1].second", nearest: nil)),
    (
      #"{ "drag": "a", "secnods": 1 }"#, .unknownKey("steps[1].secnods", nearest: "seconds")
    ),
    (
      #"{ "press": true }"#,
      .wrongType(
        "steps[1].press", expected: "the id of an item, an index, or a point as in [100, 350]")
    ),
    (
      #"{ "press": 1.5 }"#,
      .badValue("steps[1].press", expected: "a whole number from 0 to 1000000")
    ),
    (
      #"{ "press": "a", "at": [0.5, 1.5] }"#,
      .badValue("steps[1].at[1]", expected: "a number from 0 to 1")
    ),
    (
      #"{ "press": [1, 2], "at": [0, 0] }"#,
      .badValue("steps[1].at", expected: "no \"at\" beside a point")
    ),
    (
      #"{ "press": "a", "in": "viewport" }"#,
      .badValue("steps[1].in", expected: "\"viewport\" beside a point only")
    ),
    (
      #"{ "drop": false }"#,
      .badValue("steps[1].drop", expected: "true, or a place as in { \"place\": 4 }")
    ),
    (#"{ "cancel": 1 }"#, .badValue("steps[1].cancel", expected: "true")),
    (
      #"{ "tap": "a", "on": "lid" }"#,
      .badValue("steps[1].on", expected: "one of \"item\", \"badge\", \"done\"")
    ),
    (
      #"{ "press": "a", "with": "b" }"#,
      .wrongType("steps[1].with", expected: "an array of ids")
    ),
  ])
  func aFaultInAStepIsNamedWithItsNumber(step: String, expected: BoardError) {
    #expect(error(step: step) == expected)
  }

  @Test func movesAndDragsAreWrittenAsScripts() {
    let move = GestureFile.moves([
      .init(from: GesturePlace(index: 1), to: GesturePlace(index: 3)),
      .init(from: GesturePlace(index: 0), to: GesturePlace(index: 2)),
    ])
    let edit = GestureFile.drag(.item("a"), to: .item("b"), preset: .jiggleSections)

    #expect(move.steps.count == 11)
    #expect(move.steps[4] == .drop(at: GesturePlace(index: 3)))
    #expect(edit.steps.prefix(3) == [.press(.item("a")), .hold(0.5), .drop()])
    #expect(edit.steps.last == .drop())
  }

  @Test func inEditPresetsIndexesCountWithinTheFirstSection() {
    let move = GestureFile.moves(
      [
        .init(from: GesturePlace(index: 1), to: GesturePlace(index: 3)),
        .init(from: GesturePlace(section: 1, index: 1), to: GesturePlace(section: 1, index: 0)),
      ], preset: .editGrid)

    #expect(
      move.steps.contains(.press(GestureTarget(.place(GesturePlace(section: 0, index: 1))))))
    #expect(move.steps.contains(.drop(at: GesturePlace(section: 0, index: 3))))
    #expect(move.steps.last == .drop(at: GesturePlace(section: 1, index: 0)))
  }
}
