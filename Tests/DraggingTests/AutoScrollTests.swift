import Dragging
import Geometry
import Testing

@Suite struct AutoScrollTests {
  private func session(
    _ autoScroll: AutoScroll, offset: Double = 0, rule: DropRule = .bestSlot
  ) throws -> DragSession {
    var settings = DragSettings.standard
    settings.dropRule = rule
    settings.autoScroll = autoScroll
    return try TestBoard([[Double](repeating: 50, count: 120)]).session(
      settings, viewport: Viewport(size: Size(width: 320, height: 400), offset: offset))
  }

  static let models: [AutoScroll] = [
    .constant(speed: 300, zone: 50), .linear(speed: 600, zone: 100), .standard,
    .ghostEdge(speed: 300),
  ]

  @Test(arguments: models)
  func everyFrameRateGivesTheSamePath(model: AutoScroll) throws {
    var paths: [[Double]] = []
    for fps in [30, 60, 120] {
      var session = try session(model, rule: .underFinger)
      session.lift(0)
      session.move(50, 393, time: 1)
      var path: [Double] = []
      for frame in 1...(2 * fps) {
        _ = session.handle(PointerEvent(.wait, time: 1 + Double(frame) / Double(fps)))
        if frame.isMultiple(of: fps / 30) { path.append(session.viewport?.offset ?? -1) }
      }
      paths.append(path)
    }

    #expect(paths[0].last.map { $0 > 500 } == true)
    #expect(paths[0] == paths[1])
    #expect(paths[0] == paths[2])
  }

  /// A table of Core Graphics points a frame, from the ghost's edge (`autoscroll_speed_models`).
  @Test(arguments: [
    (100.0, 0.0), (75.0, 2.5), (50.0, 5.0), (25.0, 7.5), (0.0, 10.0), (-20.0, 10.0),
  ])
  func linearSpeedGrowsTowardsTheEdge(distance: Double, perFrame: Double) {
    let model = AutoScroll.linear(speed: 600, zone: 100)

    let speed = model.targetSpeed(
      ghost: Rect(x: 0, y: 350 - distance, width: 50, height: 50), finger: .zero, height: 400)

    #expect((speed / 60 - perFrame).magnitude < 1e-12)
  }

  /// `autoscroll_muuri_smoothspeed`: the speed reached, and the frames it takes.
  @Test(arguments: [
    (50.0, 0.0, 0), (40.0, 200.0, 6), (25.0, 500.0, 15), (10.0, 800.0, 24), (0.0, 1000.0, 30),
    (-10.0, 1000.0, 30),
  ])
  func acceleratedSpeedIsReachedGradually(distance: Double, target: Double, frames: Int) {
    let finger = Point(x: 0, y: 400 - distance)
    let wanted = AutoScroll.standard.targetSpeed(ghost: .zero, finger: finger, height: 400)
    var motion = ScrollMotion()

    var speeds: [Double] = []
    for _ in 0..<40 {
      _ = motion.advance(towards: wanted, over: 1.0 / 60, by: ScrollAcceleration())
      speeds.append(motion.speed)
    }

    #expect((wanted - target).magnitude < 1e-9)
    for (frame, speed) in speeds.enumerated() {
      let expected = min(target, 2000 * Double(frame + 1) / 60)
      #expect((speed - expected).magnitude < 1e-6, "frame \(frame)")
    }
    #expect(speeds.firstIndex { ($0 - target).magnitude < 1e-6 } == max(frames - 1, 0))
  }

  @Test func speedIsLostFasterThanItIsGained() {
    var motion = ScrollMotion()
    _ = motion.advance(towards: 1000, over: 10, by: ScrollAcceleration())

    let distance = motion.advance(towards: -1000, over: 0.9, by: ScrollAcceleration())

    // 0.4 s down from 1000, then 0.5 s up to 1000 the other way.
    #expect((distance - (0.4 * 500 - 0.5 * 500)).magnitude < 1e-9)
    #expect((motion.speed + 1000).magnitude < 1e-9)
  }

  /// Row 13 of `behaviour.md` §4.
  @Test func aStillFingerReordersWhileTheBoardScrolls() throws {
    var session = try session(.constant(speed: 300, zone: 50))
    session.lift(0)
    session.move(50, 380, time: 1)
    let ghost = try #require(session.ghost)

    var indexes: [Int] = []
    for frame in 1...120 {
      _ = session.handle(PointerEvent(.wait, time: 1 + Double(frame) / 60))
      indexes.append(try #require(session.order.place(of: 0)).index)
    }

    #expect(session.viewport?.offset == 600)
    #expect(zip(indexes, indexes.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(indexes).count > 5)
    // The ghost stays where it is in the viewport.
    #expect(session.ghost?.y == ghost.y + 600)
  }

  @Test func scrollingGoesOnAfterARefusalAndOverGaps() throws {
    for x in [50.0, 105] {
      var settings = DragSettings.standard
      settings.autoScroll = .constant(speed: 300, zone: 50)
      var policy = DragPolicy()
      policy.canMoveTo = { _ in false }
      var session = try TestBoard([[Double](repeating: 50, count: 120)]).session(
        settings, policy: policy, viewport: Viewport(size: Size(width: 320, height: 400)))
      session.lift(0)
      session.move(x, 380, time: 1)

      session.wait(until: 2)

      #expect(session.viewport?.offset == 300)
      #expect(session.moves.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func aFrameScrollsThenLooksThenAsksThenMoves(isAllowed: Bool) throws {
    var settings = DragSettings.standard
    settings.autoScroll = .constant(speed: 300, zone: 50)
    var policy = DragPolicy()
    policy.canMoveTo = { _ in isAllowed }
    var session = try TestBoard([[Double](repeating: 50, count: 60)]).session(
      settings, policy: policy, viewport: Viewport(size: Size(width: 320, height: 200)))
    session.lift(0)
    // In the gap between two rows, where there is nothing to refuse.
    session.move(50, 175, time: 1)
    let before = session.log.count

    let frame = session.handle(PointerEvent(.wait, time: 1.1))

    #expect(session.viewport?.offset == 30)
    #expect(frame.map(\.effect.name) == ["scroll", "carry", isAllowed ? "didMove" : "refused"])
    #expect(session.log.count == before + 2)
  }

  @Test func scrollingEndsWithTheContent() throws {
    var down = try session(.standard, offset: 1900)
    down.lift(at: Point(x: 50, y: 20))
    down.move(50, 399, time: 1)
    down.wait(until: 4)
    var up = try session(.constant(speed: 300, zone: 50), offset: 100)
    up.lift(at: Point(x: 50, y: 100))
    up.move(50, 1, time: 1)
    up.wait(until: 3)

    #expect(down.viewport?.offset == down.map.contentHeight - 400)
    #expect(up.viewport?.offset == 0)
  }

  @Test func aGhostHigherThanTheViewportDoesNotScroll() {
    let speed = AutoScroll.ghostEdge(speed: 300).targetSpeed(
      ghost: Rect(x: 0, y: -10, width: 50, height: 500), finger: .zero, height: 400)

    #expect(speed == 0)
  }

  @Test func withoutAViewportNothingScrolls() throws {
    var session = try TestBoard([[50, 50, 50]]).session()
    session.lift(0)

    session.move(50, 1000, time: 1)
    session.wait(until: 3)

    #expect(!session.story.contains("scroll"))
  }
}
