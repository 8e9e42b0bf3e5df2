import Animation
import Dragging
import Geometry
import Testing

/// A10: the ghost must not jump when the drag begins.
@Suite struct GripTests {
  private func board() throws -> TestBoard {
    try TestBoard([[300, 300]], columns: 2, width: 410)
  }

  /// The ghost's frames when A is pressed near its corner, and the finger goes left by 2 points a
  /// frame for 30 frames from the lift on.
  private func ghosts(_ settings: DragSettings) throws -> [Rect] {
    var session = try board().session(settings)
    session.lift(at: Point(x: 190, y: 10))
    guard case .carrying(let carry) = session.state else { return [] }
    var frames = [carry.grip.frame(finger: carry.finger, lift: 0)]
    for frame in 1...30 {
      let x = 190 - 2 * Double(frame)
      session.move(x, 10, time: carry.start + Double(frame) / 60)
      let passed = settings.lift > 0 ? Double(frame) / 60 / settings.lift : 1
      frames.append(
        carry.grip.frame(
          finger: Point(x: x, y: 10), lift: Easing.easeInOut.progress(passed)))
    }
    return frames
  }

  @Test func theGrabbedPointStaysUnderTheFinger() throws {
    let board = try board()
    var session = board.session()
    session.lift(at: Point(x: 190, y: 10))

    let frames = try ghosts(.standard)

    #expect(session.ghost == Rect(x: 95, y: 5, width: 100, height: 150))
    #expect(frames.first == Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(frames.last == Rect(x: 35, y: 5, width: 100, height: 150))
  }

  @Test func aGhostHeldAtItsMiddleComesUnderTheFinger() throws {
    let frames = try ghosts(.movableWaterfall)

    #expect(frames.first == Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(frames.last?.center == Point(x: 130, y: 10))
  }

  @Test func noGhostEverJumps() throws {
    for (name, settings) in DragSettings.presets {
      let centers = try ghosts(settings).map(\.center)

      for (center, next) in zip(centers, centers.dropFirst()) {
        let dx = next.x - center.x
        let dy = next.y - center.y
        #expect((dx * dx + dy * dy).squareRoot() <= 40, "\(name)")
      }
    }
  }

  @Test func beforeTheLongPressThereIsNoGhost() throws {
    var session = try board().session()
    _ = session.handle(PointerEvent(.down, at: Point(x: 190, y: 10), time: 0))

    for frame in 0..<30 {
      _ = session.handle(PointerEvent(.wait, time: Double(frame) / 60))
      #expect(session.ghost == nil)
    }
    _ = session.handle(PointerEvent(.wait, time: 0.5))

    #expect(session.ghost != nil)
  }

  @Test func aGhostMayHaveItsScaleAtOnce() {
    let slot = Rect(x: 10, y: 20, width: 100, height: 100)
    let hold = DragSettings.editGrid.hold

    let frame = Grip(slot: slot, grabbed: Point(x: 30, y: 30), hold: hold)
      .frame(finger: Point(x: 30, y: 30), lift: 0)

    #expect(frame.isNear([5, 15, 110, 110], within: 1e-9))
  }

  /// The numbers of `behaviour.md` §1.
  @Test func thePresetsHaveTheirNumbers() {
    let presets = Dictionary(
      uniqueKeysWithValues: DragSettings.presets.map { ($0.name, $0.settings) })

    #expect(
      presets.mapValues(\.longPress) == [
        "standard": 0.5, "movable-waterfall": 0.5, "snapshot-reorder": 0.2, "waterfall": 0.5,
        "jiggle-sections": 0, "edit-grid": 0.5,
      ])
    #expect(
      presets.mapValues(\.hold.scale) == [
        "standard": 0.5, "movable-waterfall": 0.5, "snapshot-reorder": 1, "waterfall": 0.5,
        "jiggle-sections": 1, "edit-grid": 1.1,
      ])
    #expect(
      presets.mapValues(\.dropRule.name) == [
        "standard": "bestSlot", "movable-waterfall": "underFinger",
        "snapshot-reorder": "nearestCentre", "waterfall": "bestSlot",
        "jiggle-sections": "underFinger", "edit-grid": "underFinger",
      ])
    #expect(
      presets.mapValues(\.drop) == [
        "standard": 0.3, "movable-waterfall": 0.3, "snapshot-reorder": 0.25, "waterfall": 0.3,
        "jiggle-sections": 0.25, "edit-grid": 0.25,
      ])
    #expect(presets.values.allSatisfy { $0.slop == 10 })
  }
}
