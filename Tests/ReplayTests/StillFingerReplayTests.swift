import BoardDrawing
import BoardModel
import Geometry
import TestSupport
import Testing

/// A09: a finger held still must not make two tiles swap for ever.
@Suite struct StillFingerReplayTests {
  private static let steps = """
    { "press": "S" }, { "hold": 0.5 }, { "drag": [100, 350], "seconds": 0 }, { "hold": 2 }
    """

  private func replay(_ rest: String, more: String = "") throws -> DragReplay {
    try DragReplay(
      PlayedBoard.stillFinger(),
      gesture: PlayedBoard.gesture(
        #"{ "version": 1, "fps": 60, \#(more) "steps": [ \#(Self.steps), \#(rest) ] }"#))
  }

  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func theReportedGestureChangesTheOrderOnce() throws {
    let gesture = try GestureFile(json: Array(Cases.data("boards/still-finger.gesture.json")))

    let replay = try DragReplay(PlayedBoard.stillFinger(), gesture: gesture)

    #expect(replay.differences(from: try #require(gesture.expectation)) == [])
  }

  @Test func allMomentsOfTheHoldAreTheSameOnceTheOthersHaveMadeRoom() throws {
    let replay = try replay(#"{ "drop": true }"#)
    let held = replay.moment(at: 0.85)

    for frame in 51...150 {
      #expect(replay.moment(at: Double(frame) / 60) == held, "\(frame)")
    }
    #expect(replay.moment(at: 0.7) != held)
  }

  @Test func theNaiveRuleFlipsTheBoardInEveryFrame() throws {
    let replay = try replay(
      #"{ "drop": true }"#,
      more: #""rules": { "target": "underFinger", "latch": "off" }, "#)

    #expect(replay.result.moves > 100)
    #expect(Set((120...160).map { replay.state(at: Double($0) / 120).order }).count == 2)
  }

  @Test(arguments: [(9.0, 1), (15.0, 2)])
  func theLatchOpensWhenTheFingerHasTravelled(distance: Double, moves: Int) throws {
    let replay = try replay(
      #"{ "drag": [100, \#(350 + distance)], "seconds": 0.2 }, { "cancel": true }"#,
      more: #""rules": { "target": "underFinger", "latch": 10 }, "#)

    #expect(replay.result.moves == moves)
  }

  @Test func goingBackUpBringsTheFirstOrderBack() throws {
    let replay = try replay(#"{ "drag": [100, 60] }, { "drop": true }"#)

    #expect(replay.result.order == [["S", "L", "T", "U"]])
  }
}
