import BoardDrawing
import BoardModel
import Testing

/// Whether fonts are needed is known before anything is drawn.
@Suite struct TextNeedTests {
  @Test(arguments: [
    (#""steps": [ { "press": "q" }, { "hold": 1 }, { "drop": true } ]"#, false),
    (#""steps": [ { "press": "q", "with": ["p"] }, { "hold": 1 }, { "drop": true } ]"#, true),
    (#""preset": "jiggle-sections", "steps": [ { "press": "q" }, { "hold": 1 } ]"#, true),
    (#""preset": "jiggle-sections", "steps": [ { "press": "q" }, { "hold": 0.2 } ]"#, false),
    (
      #""preset": "jiggle-sections", "edit": { "done": "" }, "steps": [ { "press": "q" }, { "hold": 1 } ]"#,
      false
    ),
  ])
  func aReplayKnowsWhetherItHasText(rest: String, hasText: Bool) throws {
    let replay = try DragReplay(
      PlayedBoard.sections(), gesture: PlayedBoard.gesture(#"{ "version": 1, \#(rest) }"#))

    #expect(replay.hasText == hasText)
    #expect(replay.times.contains { replay.moment(at: $0).hasText } == hasText)
  }
}
