import Animation
import BoardDrawing
import BoardModel
import Drawing
import Geometry
import Pixels
import Testing

/// A10, and what the ghost looks like.
@Suite struct GhostReplayTests {
  private func replay(
    _ preset: String, more: String = "", at: String = "[0.95, 0.0333333333333]",
    rest: String = #"{ "hold": 0.5 }, { "drag": [130, 10], "seconds": 0.5 }, { "drop": true }"#
  ) throws -> DragReplay {
    let press =
      preset == "jiggle-sections" || preset == "edit-grid"
      ? #"{ "press": "A" }, { "hold": 0.5 }, { "drop": true },"# : ""
    // The first tile of a section is pinned there.
    let item = preset == "jiggle-sections" ? "B" : "A"
    return try DragReplay(
      PlayedBoard.tall(),
      gesture: PlayedBoard.gesture(
        #"""
        { "version": 1, "fps": 60, "preset": "\#(preset)", \#(more)
          "steps": [ \#(press) { "press": "\#(item)", "at": \#(at) }, \#(rest) ] }
        """#))
  }

  private func ghosts(_ replay: DragReplay) -> [(time: Double, frame: Rect)] {
    replay.times.compactMap { time in replay.state(at: time).ghost.map { (time, $0) } }
  }

  @Test func theGrabbedPointStaysUnderTheFinger() throws {
    let replay = try replay("standard", rest: #"{ "hold": 1 }, { "drop": true }"#)

    let ghost = try #require(replay.state(at: 0.9).ghost)

    #expect((ghost.x - 95).magnitude < 1 && (ghost.y - 5).magnitude < 1)
    #expect(ghost.size == Size(width: 100, height: 150))
  }

  @Test func aGhostHeldAtItsMiddleComesUnderTheFinger() throws {
    let replay = try replay("movable-waterfall", rest: #"{ "hold": 1 }, { "drop": true }"#)

    let center = try #require(replay.state(at: 0.9).ghost).center

    #expect((center.x - 190).magnitude < 1e-6 && (center.y - 10).magnitude < 1e-6)
  }

  @Test(arguments: BoardPreset.allCases)
  func noGhostEverJumps(preset: BoardPreset) throws {
    let centers = ghosts(try replay(preset.rawValue)).map(\.frame.center)

    try #require(centers.count > 30)
    for (center, next) in zip(centers, centers.dropFirst()) {
      let (x, y) = (next.x - center.x, next.y - center.y)
      #expect((x * x + y * y).squareRoot() <= 40)
    }
  }

  /// A gesture cannot start its lift before the press has run out.
  @Test func beforeTheLongPressThereIsNoGhost() throws {
    let replay = try replay("standard")

    #expect(try #require(ghosts(replay).first).time == 0.5)
    #expect(replay.moment(at: 0.49) == replay.moment(at: 0))
  }

  @Test func aTileThatIsStillOnItsWayIsLiftedWhereItIsSeen() throws {
    let replay = try DragReplay(
      PlayedBoard.stillFinger(),
      gesture: PlayedBoard.gesture(
        #"""
        { "version": 1, "fps": 60, "preset": "snapshot-reorder", "timing": { "longPress": 0.05 },
          "steps": [ { "press": "S" }, { "hold": 0.1 }, { "drag": "L", "seconds": 0.05 },
            { "drop": true }, { "press": "L" }, { "hold": 1 }, { "drop": true } ] }
        """#))
    let lift = try #require(replay.events.last { $0.kind == .lift })
    try #require(lift.item == "L" && replay.result.moves > 0)

    let before = try #require(replay.state(at: lift.time - 1e-6).frame("L"))
    let after = try #require(replay.state(at: lift.time).frame("L"))

    #expect(lift.from != after)
    #expect((before.x - after.x).magnitude < 0.1 && (before.y - after.y).magnitude < 0.1)
  }

  private func card(_ replay: DragReplay, at time: Double) throws -> Card {
    try #require(replay.moment(at: time).cards.first { $0.item.id == "A" })
  }

  @Test func theStandardGhostGetsItsLookWithTheLift() throws {
    let replay = try replay("standard")

    let start = try card(replay, at: 0.5)
    let middle = try card(replay, at: 0.65)
    let lifted = try card(replay, at: 0.8)

    #expect(start.look.cornerRadius == 0 && start.look.border?.width == 0)
    #expect((middle.look.cornerRadius - 5).magnitude < 1e-6)
    #expect(lifted.look.cornerRadius == 10)
    #expect(lifted.look.border == Border(width: 3, color: Color(red: 255, green: 0, blue: 0)))
    #expect(lifted.pose.elevation > 0)
  }

  @Test func theMovableGhostHasItsLookFromTheFirstInstant() throws {
    let start = try card(try replay("movable-waterfall"), at: 0.5)

    #expect(start.look.cornerRadius == 10 && start.look.border?.width == 3)
    #expect(start.frame == Rect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test func theEditGhostIsScaledAsAWholeAtOnce() throws {
    let start = try card(try replay("edit-grid"), at: 1)

    #expect((start.pose.scale - 1.1).magnitude < 1e-9)
    #expect(start.frame.size == Size(width: 200, height: 300))
    #expect(start.look.border?.width == 0.3)
  }

  @Test func aDroppedGhostTurnsIntoItsTile() throws {
    let replay = try replay("standard")
    let drop = try #require(replay.events.first { $0.kind == .drop })

    let middle = try card(replay, at: drop.time + 0.15)
    let last = try card(replay, at: replay.duration)

    #expect((middle.look.cornerRadius - 5).magnitude < 1e-6)
    #expect(((middle.look.border?.width ?? 0) - 1.5).magnitude < 1e-6)
    #expect(last == replay.moment(at: 0).cards[0])
    #expect(replay.duration == drop.time + 0.3)
  }

  @Test(arguments: GestureGhost.Source.allCases)
  func theSourceIsSeenAsAskedFor(source: GestureGhost.Source) throws {
    let replay = try replay("standard", more: #""ghost": { "source": "\#(source.rawValue)" }, "#)

    let cards = replay.moment(at: 0.9).cards.filter { $0.item.id == "A" }

    #expect(cards.count == (source == .hidden ? 1 : 2))
    let shown = cards[0]
    switch source {
    case .hidden: break
    case .dimmed: #expect(shown.pose.opacity == 0.4)
    case .placeholder: #expect(shown.item.content != cards[1].item.content)
    case .visible: #expect(shown == replay.moment(at: 0).cards[0])
    }
    #expect(replay.moment(at: replay.duration).cards.count == 2)
  }

  @Test func whatAGestureSaysOfTheGhostCounts() throws {
    let replay = try replay(
      "standard",
      more: #"""
        "ghost": { "scale": 0.8, "scaleBy": "transform", "borderWidth": 2, "borderColor": "blue",
          "cornerRadius": 4, "opacity": 0.5, "anchor": "centre", "shadow": true },
        """#)

    let lifted = try card(replay, at: 0.9)

    #expect((lifted.pose.scale - 0.8).magnitude < 1e-9 && lifted.pose.opacity == 0.5)
    #expect(lifted.look.border == Border(width: 2, color: Color(red: 0, green: 0, blue: 255)))
    #expect(lifted.look.cornerRadius == 4 && lifted.look.shadow == GhostLook.lifted)
  }

  @Test func severalItemsAreCarriedAsAStack() throws {
    let replay = try DragReplay(
      PlayedBoard.ownHeights(),
      gesture: PlayedBoard.gesture(
        #"""
        { "version": 1, "steps": [ { "press": "B", "with": ["D"] }, { "hold": 1 },
          { "drag": "A" }, { "hold": 0.5 }, { "drop": true } ] }
        """#))

    let state = replay.state(at: 0.9)
    let cards = replay.moment(at: 0.9).cards
    let under = try #require(cards.first { $0.item.id == "D" }).pose
    let over = try #require(cards.first { $0.item.id == "B" })

    #expect(state.ghosts.map(\.id) == ["B", "D"])
    #expect(over.badge == .count(2) && over.pose.elevation > under.elevation)
    #expect(
      under.frame.center == Point(x: over.frame.center.x + 5, y: over.frame.center.y + 5))
    #expect(replay.result.order == [["B", "D", "A", "C"]])
    #expect(replay.moment(at: replay.duration).cards.allSatisfy { $0.badge == nil })
  }
}
