import Dragging
import Geometry
import Testing

@Suite struct DragSessionTests {
  private func session(_ settings: DragSettings = .standard) throws -> DragSession {
    try TestBoard([[50, 50, 50, 50]]).session(settings)
  }

  @Test func aLongPressLiftsAtItsOwnMoment() throws {
    var session = try session()
    _ = session.handle(PointerEvent(.down, at: Point(x: 50, y: 25), time: 1))

    let early = session.handle(PointerEvent(.wait, time: 1.49))
    let late = session.handle(PointerEvent(.wait, time: 1.7))

    #expect(early.isEmpty)
    #expect(late.map(\.effect.name) == ["lift", "willBegin", "carry"])
    #expect(late.map(\.time) == [1.5, 1.5, 1.5])
  }

  @Test func aShortPressLiftsNothing() throws {
    var session = try session()

    _ = session.handle(PointerEvent(.down, at: Point(x: 50, y: 25), time: 0))
    session.drop(50, 25, time: 0.49)
    session.wait(until: 2)

    #expect(session.story == ["press"])
    #expect(session.state == .idle)
  }

  @Test(arguments: [(60.0, true), (60.1, false)])
  func aFingerThatStraysLiftsNothing(x: Double, lifts: Bool) throws {
    var session = try session()

    _ = session.handle(PointerEvent(.down, at: Point(x: 50, y: 25), time: 0))
    session.move(x, 25, time: 0.2)
    session.wait(until: 1)

    #expect(session.story.contains("lift") == lifts)
  }

  @Test func aPressOnAGapDoesNothing() throws {
    var session = try session(.jiggleSections)

    session.lift(at: Point(x: 105, y: 25))
    session.move(50, 25, time: 1)
    session.drop(50, 25, time: 2)

    #expect(session.log.map(\.effect) == [.press(item: nil)])
    #expect(session.ghost == nil)
  }

  /// Row 15 of `behaviour.md` §4, and each callback once.
  @Test func aDragTellsEachThingOnceAndSettlesOnce() throws {
    var session = try session()

    session.lift(0)
    session.move(160, 25, time: 1)
    session.move(50, 85, time: 1.2)
    session.drop(50, 85, time: 1.5)
    session.wait(until: 4)

    #expect(
      session.story == [
        "press", "lift", "willBegin", "didMove", "didMove", "drop", "didEnd",
      ])
    #expect(session.order.items == [1, 2, 3, 0])
    #expect(
      session.log.suffix(2).map(\.effect) == [
        .drop(
          item: 0, from: Rect(x: 25, y: 72.5, width: 50, height: 25),
          to: Rect(x: 0, y: 60, width: 100, height: 50)),
        .didEnd(DragMove(item: 0, from: Place(index: 0), to: Place(index: 3))),
      ])
    #expect(session.log.last?.time == 1.8)
    #expect(session.outcome == .moved)
  }

  /// Row 14 of `behaviour.md` §4.
  @Test func cancellingPutsEverythingBack() throws {
    var session = try session()
    let map = session.map

    session.lift(0)
    session.move(160, 25, time: 1)
    session.move(270, 25, time: 1.1)
    _ = session.handle(PointerEvent(.cancel, time: 1.2))
    let order = session.order.items
    session.wait(until: 3)

    #expect(session.moves.count == 2)
    #expect(order == [0, 1, 2, 3] && session.map == map)
    #expect(session.story.suffix(2) == ["cancel", "didCancel"])
    #expect(!session.story.contains("didEnd"))
    #expect(session.log.last?.time == 1.5)
    #expect(session.state == .idle && session.outcome == .cancelled && session.ghost == nil)
  }

  /// At every event of a drag that scrolls, moves and drops.
  @Test(arguments: 1...14)
  func cancellingAtAnyMomentLeaksNothing(moment: Int) throws {
    let board = try TestBoard([[Double](repeating: 50, count: 30)])
    var session = board.session(
      viewport: Viewport(size: Size(width: 320, height: 200), offset: 20))
    let start = (session.order, session.map)
    var events = [
      PointerEvent(.down, at: Point(x: 50, y: 25), time: 0), PointerEvent(.wait, time: 0.3),
      PointerEvent(.wait, time: 0.6),
    ]
    events += (0..<8).map { step in
      PointerEvent(
        .move, at: Point(x: 50 + 30 * Double(step), y: 190), time: 0.7 + Double(step) / 10)
    }
    events += [
      PointerEvent(.up, at: Point(x: 260, y: 190), time: 1.6), PointerEvent(.wait, time: 1.7),
      PointerEvent(.wait, time: 1.8),
    ]

    for event in events.prefix(moment) { _ = session.handle(event) }
    _ = session.handle(PointerEvent(.cancel, time: events[moment - 1].time))
    session.wait(until: 4)

    #expect(session.order == start.0 && session.map == start.1)
    #expect(session.viewport?.offset == 20)
    #expect(session.state == .idle && session.ghost == nil)
    #expect(session.outcome == .cancelled)
    #expect(session.story.count { $0 == "didCancel" } == (moment < 3 ? 0 : 1))
    #expect(!session.story.contains("didEnd"))
  }

  @Test func aNewPressEndsTheLastDragAtOnce() throws {
    var session = try session()
    session.lift(0)
    _ = session.handle(PointerEvent(.up, at: Point(x: 50, y: 25), time: 1))

    session.lift(1, time: 1.1)

    #expect(
      session.story == [
        "press", "lift", "willBegin", "drop", "didEnd", "press", "lift", "willBegin",
      ])
    #expect(session.outcome == .unchanged)
  }

  @Test func aSecondFingerIsNotLookedAt() throws {
    var session = try session()
    session.lift(0)

    let records = session.handle(PointerEvent(.down, at: Point(x: 160, y: 25), time: 1))

    #expect(records.isEmpty)
    #expect(session.story == ["press", "lift", "willBegin"])
  }

  @Test func timesAndPointsThatAreNoNumbersDoNoHarm() throws {
    var session = try session()
    session.lift(0)

    session.move(.nan, .infinity, time: .nan)
    session.move(160, 25, time: -5)
    session.drop(160, 25, time: 2)

    #expect(session.order.items == [1, 0, 2, 3])
    #expect(session.log.allSatisfy { $0.time.isFinite })
    #expect(zip(session.log, session.log.dropFirst()).allSatisfy { $0.time <= $1.time })
  }
}
