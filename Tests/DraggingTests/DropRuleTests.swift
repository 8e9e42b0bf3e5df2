import Dragging
import Geometry
import Testing

@Suite struct DropRuleTests {
  private func session(
    _ rule: DropRule, scale: Double = 1, count: Int = 9, viewport: Viewport? = nil
  ) throws -> DragSession {
    var settings = DragSettings.standard
    settings.dropRule = rule
    settings.hold = GhostHold(anchor: .grab, scale: scale)
    settings.autoScroll = .off
    return try TestBoard([[Double](repeating: 50, count: count)])
      .session(settings, viewport: viewport)
  }

  @Test(arguments: [(105.4, 0), (105.6, 1)])
  func theBestSlotMustGainAWholePoint(x: Double, index: Int) throws {
    var session = try session(.bestSlot)
    session.lift(0)

    session.move(x, 25, time: 1)

    #expect(session.order.place(of: 0) == Place(index: index))
  }

  @Test func theBestSlotOfALongBoardIsFoundInOneMove() throws {
    var session = try session(.bestSlot, count: 120)
    let point = session.map.slots[100].center
    session.lift(0)

    session.move(point.x, point.y, time: 1)

    #expect(session.moves.map(\.to.index) == [100])
  }

  @Test func belowTheLastItemTheBestSlotIsTheNearestOne() throws {
    var session = try session(.bestSlot)
    session.lift(0)

    session.move(160, 900, time: 1)

    #expect(session.order.place(of: 0) == Place(index: 7))
  }

  @Test func ofTwoMiddlesEquallyNearTheFirstIsMeant() throws {
    var session = try session(.nearestCenter, scale: 1.2)
    session.lift(2)

    session.move(105, 25, time: 1)

    #expect(session.order.items.prefix(3) == [2, 0, 1])
  }

  @Test(arguments: [(Optional(50.0), 0), (Optional(70.0), 3), (nil, 3)])
  func onlyWhatIsSeenIsNear(viewportHeight: Double?, index: Int) throws {
    let viewport = viewportHeight.map { Viewport(size: Size(width: 320, height: $0)) }
    var session = try session(.nearestCenter, viewport: viewport)
    session.lift(0)

    session.move(50, 85, time: 1)

    #expect(session.order.place(of: 0) == Place(index: index))
  }

  @Test(arguments: [(220.5, 2), (220.0, 1)])
  func halfOfTheLesserSidesMustBeCovered(x: Double, index: Int) throws {
    var session = try session(.overlap(0.5))
    // The ghost's left edge is 60 points left of the finger.
    session.lift(at: Point(x: 280, y: 25))

    session.move(x, 25, time: 1)

    #expect(session.order.place(of: 2) == Place(index: index))
  }

  @Test func theFingerOverTheOwnSlotMeansNothing() throws {
    for rule in DropRule.all {
      var session = try session(rule)
      session.lift(4)

      session.move(150, 80, time: 1)

      #expect(session.moves.isEmpty, "\(rule.name)")
    }
  }

  @Test func everyRuleHasANameOfItsOwn() {
    #expect(
      DropRule.all.map(\.name) == ["bestSlot", "underFinger", "nearestCentre", "overlap"])
    #expect(DropRule.all.map(\.latch) == [0, 10, 10, 10])
  }
}
