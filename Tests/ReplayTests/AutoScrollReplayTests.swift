import BoardDrawing
import BoardModel
import Geometry
import Testing

/// Boards that are seen through a viewport.
@Suite struct AutoScrollReplayTests {
  private func board() throws -> ArrangedBoard {
    try PlayedBoard.arranged(
      [(0..<24).map { ("\($0)", 100, 60 + Double($0 * 37 % 5) * 20) }], columns: 3, width: 320)
  }

  private func replay(_ steps: String, _ more: String = "", viewport: String = "") throws
    -> DragReplay
  {
    try DragReplay(
      board(),
      gesture: PlayedBoard.gesture(
        #"""
        { "version": 1, "fps": 60, \#(more) "viewport": { "height": 300 \#(viewport) },
          "steps": [ { "press": "1" }, { "hold": 0.5 }, \#(steps) ] }
        """#))
  }

  private static let down = #"{ "drag": [160, 290], "in": "viewport" }, { "hold": 2 }"#

  @Test func framesHaveTheSizeOfTheViewport() throws {
    let replay = try replay(#"{ "drop": true }"#, viewport: #", "offset": 40"#)

    let moment = replay.moment(at: 0)

    #expect(replay.frameSize == Size(width: 320, height: 300))
    #expect(moment.window == Rect(x: 0, y: 40, width: 320, height: 300))
  }

  @Test func anOffsetBeyondTheEndIsTheEnd() throws {
    let replay = try replay(#"{ "drop": true }"#, viewport: #", "offset": 99999"#)
    let height = replay.state(at: 0).contentHeight

    #expect(replay.state(at: 0).offset == height - 300)
  }

  /// Row 13 of `behaviour.md` §4.
  @Test func aStillFingerInTheBottomZoneScrollsAndTheIndexGrows() throws {
    let replay = try replay(Self.down + #", { "drop": true }"#)
    let indexes = stride(from: 1.0, through: 3, by: 0.25).map { time in
      replay.state(at: time).order[0].firstIndex(of: "1") ?? -1
    }

    #expect(indexes == indexes.sorted() && Set(indexes).count > 4)
    #expect((replay.state(at: replay.duration).offset ?? 0) > 200)
  }

  @Test func ghostAndFingerStayWhereTheyAreInTheViewport() throws {
    let replay = try replay(Self.down + #", { "drop": true }"#)

    for time in stride(from: 1.2, through: 2.9, by: 0.1) {
      let state = replay.state(at: time)
      let offset = try #require(state.offset)
      let finger = try #require(state.finger)
      let ghost = try #require(state.ghost)
      #expect((finger.y - offset - 290).magnitude < 1e-9)
      #expect((ghost.center.y - offset - 290).magnitude < 60)
    }
  }

  @Test(arguments: ["24", "25", "30", "50", "59.94", "120", "240"], [0, 0.7])
  func theFrameRateDoesNotChangeTheWay(fps: String, seconds: Double) throws {
    let steps =
      #"{ "drag": [160, 290], "in": "viewport", "seconds": \#(seconds) }, { "hold": 0.7 }, "#
      + #"{ "drop": true }"#
    func course(_ fps: String) throws -> [ReplayEvent] {
      let replay = try DragReplay(
        board(),
        gesture: PlayedBoard.gesture(
          #"""
          { "version": 1, "fps": \#(fps), "viewport": { "height": 300 },
            "steps": [ { "press": "1" }, { "hold": 0.5 }, \#(steps) ] }
          """#))
      return replay.events
    }

    let events = try course(fps)

    #expect(events.contains { $0.kind == .scroll })
    #expect(try events == course("60"))
  }

  @Test func cancellingPutsTheOffsetBackGradually() throws {
    let replay = try replay(
      Self.down + #", { "cancel": true }"#, viewport: #", "offset": 20"#)
    let cancel = try #require(replay.events.first { $0.kind == .cancel }).time
    let offsets = [0, 0.15, 0.3].compactMap { replay.state(at: cancel + $0).offset }

    #expect(offsets[0] > 200 && offsets[2] == 20)
    #expect(offsets[1] < offsets[0] && offsets[1] > offsets[2])
    #expect(replay.result.outcome == .cancelled && replay.result.order == replay.state(at: 0).order)
    #expect(replay.moment(at: replay.duration) == replay.moment(at: 0))
  }

  @Test(arguments: [
    ("off", 0.0...0), ("constant", 295...305), ("linear", 500...600), ("accelerated", 400...800),
    ("ghostEdge", 295...305),
  ])
  func theModelCanBeChosen(model: String, distance: ClosedRange<Double>) throws {
    let replay = try replay(
      #"{ "drag": [160, 299], "in": "viewport", "seconds": 0 }, { "hold": 1 }, { "drop": true }"#,
      viewport: #", "autoscroll": { "model": "\#(model)" }"#)

    #expect(distance.contains(try #require(replay.state(at: 1.5).offset)))
  }

  @Test func aTargetBelowTheViewportIsReachedAtItsEdge() throws {
    let replay = try replay(#"{ "drag": "23" }, { "hold": 0.5 }, { "drop": { "place": 23 } }"#)

    #expect(replay.result.order[0].last == "1")
    #expect(replay.events.last { $0.kind == .didMove }?.note == "asked for")
  }
}
