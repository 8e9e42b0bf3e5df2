import Dragging
import Geometry
import Testing

@Suite struct PolicyTests {
  private func board(_ count: Int) throws -> TestBoard {
    try TestBoard([[Double](repeating: 50, count: count)])
  }

  private func pinning(_ items: Set<Int>) -> DragPolicy {
    var policy = DragPolicy()
    policy.pinned = items
    return policy
  }

  /// Row 7 of `behaviour.md` §4, with the default rule and with that of most systems.
  @Test(arguments: ["bestSlot", "underFinger"])
  func pinnedItemsKeepTheirIndex(rule: String) throws {
    var settings = DragSettings.standard
    settings.dropRule = try #require(DropRule.all.first { $0.name == rule })
    func order(dragging item: Int, onto other: Int, pinned: Int) throws -> [Int] {
      var session = try board(4).session(settings, policy: pinning([pinned]))
      let point = session.map.slots[other].center
      session.lift(item)
      session.move(point.x, point.y, time: 1)
      return session.order.items
    }

    #expect(try order(dragging: 3, onto: 0, pinned: 0) == [0, 1, 2, 3])
    #expect(try order(dragging: 3, onto: 1, pinned: 0) == [0, 3, 1, 2])
    #expect(try order(dragging: 0, onto: 3, pinned: 2) == [1, 3, 2, 0])
  }

  @Test func aRefusalIsReportedOncePerTargetEntered() throws {
    var session = try board(6).session(policy: pinning([0, 1]))
    session.lift(5)

    for (x, y) in [(50.0, 25.0), (60, 25), (160, 25), (161, 25), (105, 25), (160, 25)] {
      session.move(x, y, time: 1)
    }

    #expect(session.refusals == [.pinned, .pinned, .pinned])
    #expect(session.moves.isEmpty || session.order.items.prefix(2) == [0, 1])
  }

  @Test func whetherAnItemMayMoveIsAskedAtTheLift() throws {
    var policy = DragPolicy()
    policy.canMove = { $0 != 2 }
    var session = try board(4).session(policy: policy)

    session.lift(2)
    session.move(50, 25, time: 1)
    session.drop(50, 25, time: 2)

    #expect(session.story == ["press", "refused"])
    #expect(session.refusals == [.immovable])
    #expect(session.order.items == [0, 1, 2, 3])
    #expect(session.outcome == .rejected)
  }

  @Test(arguments: ["bestSlot", "underFinger"])
  func whereAnItemMayGoIsAskedByItself(rule: String) throws {
    var settings = DragSettings.standard
    settings.dropRule = try #require(DropRule.all.first { $0.name == rule })
    var policy = DragPolicy()
    policy.canMoveTo = { $0.to.index != 1 }
    var session = try board(4).session(settings, policy: policy)
    session.lift(0)

    session.move(160, 25, time: 1)
    session.move(270, 25, time: 1.1)

    #expect(session.refusals == [.destination])
    #expect(
      session.moves == [DragMove(item: 0, from: Place(index: 0), to: Place(index: 2))])
  }

  @Test func theFirstItemOfEachSectionIsPinnedWhereThePresetSaysSo() throws {
    var session = try TestBoard([[50, 50, 50], [50, 50]]).session(.jiggleSections)

    session.lift(3)
    session.drop(0, 0, time: 1)
    session.lift(2, time: 2)
    session.move(50, 25, time: 2.1)

    #expect(session.policy.pinned == [0, 3])
    #expect(session.refusals == [.pinned, .pinned])
    #expect(session.order.items == [0, 1, 2, 3, 4])
  }

  /// A11: one section [p, q, r], the other [s, t]; q is dragged onto t.
  @Test(arguments: [(false, false), (true, false), (true, true)])
  func aMoveIntoAnotherSectionNeedsToBeAllowed(crosses: Bool, isLocked: Bool) throws {
    let board = try TestBoard([[100, 100, 100], [100, 100]], columns: 2, width: 410)
    for rule in DropRule.all {
      var settings = DragSettings.standard
      settings.dropRule = rule
      settings.sections = crosses ? .any : .own
      var policy = DragPolicy()
      if isLocked { policy.lockedSections = [1] }
      var session = board.session(settings, policy: policy)
      let point = session.map.slots[4].center
      let start = session.map

      session.lift(1)
      session.move(point.x, point.y, time: 1)
      let counts = session.order.items.sorted()
      session.drop(point.x, point.y, time: 2)

      let isMoved = crosses && !isLocked
      #expect(counts == [0, 1, 2, 3, 4])
      #expect(
        session.order.sections == (isMoved ? [[0, 2], [3, 1, 4]] : [[0, 1, 2], [3, 4]]),
        "\(rule.name)")
      #expect(session.outcome == (isMoved ? .moved : .rejected))
      #expect(session.refusals == (isMoved ? [] : [.section]))
      #expect(isMoved || session.map == start)
    }
  }

  @Test func onlyTheEditedSectionLifts() throws {
    var session = try TestBoard([[50, 50], [50, 50]]).session(.editGrid)

    session.lift(2)
    session.drop(0, 0, time: 1)
    session.lift(0, time: 2)
    session.move(160, 25, time: 3)

    #expect(session.refusals == [.section])
    #expect(session.order.sections == [[1, 0], [2, 3]])
  }
}
