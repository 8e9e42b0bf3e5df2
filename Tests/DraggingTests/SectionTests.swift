import Dragging
import Geometry
import Testing

/// Rows 11 and 12 of `behaviour.md` §4, under every rule.
@Suite struct SectionTests {
  private func settings(_ rule: DropRule) -> DragSettings {
    var settings = DragSettings.standard
    settings.dropRule = rule
    settings.sections = .any
    return settings
  }

  @Test func anItemMovesBetweenSections() throws {
    for rule in DropRule.all {
      var session = try TestBoard([[50, 50], [50]]).session(settings(rule))
      let point = session.map.slots[2].center

      session.lift(1)
      session.move(point.x, point.y, time: 1)
      session.drop(point.x, point.y, time: 2)

      #expect(session.order.sections == [[0], [1, 2]], "\(rule.name)")
      #expect(
        session.moves
          == [DragMove(item: 1, from: Place(index: 1), to: Place(section: 1, index: 0))])
    }
  }

  @Test func anItemIsDroppedIntoAnEmptySection() throws {
    for rule in DropRule.all {
      var board = try TestBoard([[50, 50], []])
      board.headerHeight = 20
      var session = board.session(settings(rule))

      session.lift(1)
      session.move(160, 80, time: 1)

      #expect(session.order.sections == [[0], [1]], "\(rule.name)")
    }
  }

  @Test func theLastItemLeavesItsSectionEmptyAndComesBack() throws {
    var board = try TestBoard([[50], [50]])
    board.headerHeight = 20
    var session = board.session(settings(.underFinger))
    session.lift(0)

    session.move(50, 110, time: 1)
    let away = session.order.sections
    session.move(50, 10, time: 2)

    #expect(away == [[], [0, 1]])
    #expect(session.order.sections == [[0], [1]])
  }

  @Test func aHeightBelongsToOneSection() throws {
    let board = try TestBoard([[50], [50], [50]])

    let map = board.arrange(board.order)

    let sections = [-10, 0, 49.9, 50, 100, 149, 150, 900].map { map.section(atY: $0) }
    #expect(sections == [0, 0, 0, 1, 2, 2, 2, 2])
  }
}
