import BoardDrawing
import BoardModel
import Geometry
import Testing

/// Steps that make no sense on a board, and steps that do nothing.
@Suite struct GestureFaultTests {
  private func replay(_ steps: String, more: String = "") throws -> DragReplay {
    try DragReplay(
      PlayedBoard.ownHeights(),
      gesture: PlayedBoard.gesture(#"{ "version": 1, \#(more) "steps": [ \#(steps) ] }"#))
  }

  @Test(arguments: [
    (#"{ "drop": true }"#, GestureError.noFinger(step: 0, verb: "drop")),
    (#"{ "hold": 1 }, { "drag": "A" }"#, .noFinger(step: 1, verb: "drag")),
    (#"{ "cancel": true }"#, .noFinger(step: 0, verb: "cancel")),
    (#"{ "press": "A" }, { "press": "B" }"#, .fingerIsDown(step: 1, verb: "press")),
    (#"{ "press": "A" }, { "tap": "B" }"#, .fingerIsDown(step: 1, verb: "tap")),
    (#"{ "press": "a" }"#, .noItem(step: 0, id: "a", nearest: "A")),
    (#"{ "press": "cover" }"#, .noItem(step: 0, id: "cover", nearest: nil)),
    (#"{ "press": 4 }"#, .noIndex(step: 0, index: 4, section: nil, count: 4)),
    (
      #"{ "press": { "place": [0, 7] } }"#, .noIndex(step: 0, index: 7, section: 0, count: 4)
    ),
    (#"{ "press": { "place": [1, 0] } }"#, .noSection(step: 0, section: 1, count: 1)),
    (#"{ "press": [5, 5], "in": "viewport" }"#, .noViewport(step: 0)),
    (
      #"{ "press": "A" }, { "hold": 1 }, { "drop": { "place": 4 } }"#,
      .noIndex(step: 2, index: 4, section: nil, count: 4)
    ),
    (
      #"{ "hold": 3600 }, { "hold": 3600 }"#, .tooLong(seconds: 7200, limit: 3600)
    ),
  ])
  func aStepWithoutSenseIsNamed(steps: String, error: GestureError) throws {
    let board = try PlayedBoard.ownHeights()
    let gesture = try PlayedBoard.gesture(#"{ "version": 1, "steps": [ \#(steps) ] }"#)

    #expect(throws: error) { try DragReplay(board, gesture: gesture) }
  }

  @Test(arguments: [
    (
      #"{ "press": [205, 5] }, { "hold": 1 }, { "drop": true }"#,
      ReplayWarning.pressOnNothing(step: 0)
    ),
    (
      #"{ "press": [900, 5] }, { "hold": 1 }, { "drag": "A" }, { "drop": true }"#,
      .pressOnNothing(step: 0)
    ),
    (
      #"{ "press": "A" }, { "hold": 0.2 }, { "drag": "D" }, { "drop": true }"#,
      .nothingCarried(step: 2)
    ),
    (#"{ "press": "A" }, { "drop": { "place": 2 } }"#, .nothingCarried(step: 1)),
    (#"{ "tap": true, "on": "done" }"#, .nothingToTap(step: 0)),
    (#"{ "tap": "A", "on": "badge" }"#, .nothingToTap(step: 0)),
    (#"{ "tap": [205, 5] }"#, .pressOnNothing(step: 0)),
  ])
  func aStepThatDoesNothingIsWarnedOfAndChangesNothing(
    steps: String, warning: ReplayWarning
  ) throws {
    let replay = try replay(steps)

    #expect(replay.warnings == [warning])
    #expect(replay.result.outcome == .unchanged)
    let first = replay.moment(at: 0)
    #expect(replay.times.allSatisfy { replay.moment(at: $0) == first })
  }

  @Test func aGestureThatEndsWithTheFingerDownDropsWhatItCarries() throws {
    let replay = try replay(#"{ "press": "A" }, { "hold": 0.6 }, { "drag": "D" }"#)

    #expect(replay.warnings == [.endsHolding(step: 2)])
    #expect(replay.events.last?.kind == .didEnd)
    #expect(replay.state(at: replay.duration).ghost == nil)
  }

  @Test func aPlaceThatThePolicyForbidsIsWarnedOf() throws {
    let board = try PlayedBoard.arranged(
      [[("A", 200, 100), ("B", 200, 100)]], columns: 2, width: 410
    ) { _, _, items in items[0].isPinned = true }

    let replay = try DragReplay(
      board,
      gesture: .moves([.init(from: GesturePlace(index: 1), to: GesturePlace(index: 0))]))

    #expect(replay.warnings == [.placeRefused(step: 4)])
    #expect(replay.result.outcome == .rejected)
  }

  @Test func aBoardWithoutItemsCanBePressedInVain() throws {
    let board = try PlayedBoard.arranged([[]], columns: 2, width: 410)

    let replay = try DragReplay(
      board, gesture: PlayedBoard.gesture(#"{ "version": 1, "steps": [{ "press": [1, 1] }] }"#))

    #expect(replay.warnings == [.pressOnNothing(step: 0), .endsHolding(step: 0)])
    #expect(replay.duration == 0)
  }

  @Test func differencesFromWhatIsExpectedAreNamed() throws {
    let replay = try replay(#"{ "press": "A" }, { "hold": 1 }, { "drop": true }"#)
    var wanted = GestureExpectation()
    wanted.result = .moved
    wanted.moves = 2
    wanted.order = .flat(["B", "A"])

    let differences = replay.differences(from: wanted)

    #expect(differences.map(\.key) == ["result", "moves", "order"])
    #expect(differences.map(\.actual) == ["unchanged", "0", #""A", "B", "C", "D""#])
    #expect(replay.differences(from: GestureExpectation()) == [])
  }

  @Test func anOrderIsExpectedSectionBySection() throws {
    let replay = try replay(#"{ "hold": 1 }"#)
    var wanted = GestureExpectation()

    wanted.order = .sections([["A", "B", "C", "D"]])
    #expect(replay.differences(from: wanted) == [])
    wanted.order = .sections([["A", "B"], ["C", "D"]])
    #expect(replay.differences(from: wanted).map(\.key) == ["order"])
  }
}
