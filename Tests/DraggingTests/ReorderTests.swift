import Dragging
import Geometry
import Testing

/// Orders after moves: rows 9 and 10 of `behaviour.md` §4, A08, and how others yield.
@Suite struct ReorderTests {
  /// Row 10.
  @Test func aStaggeredGridIsReordered() throws {
    let board = try TestBoard([[50, 80, 20, 40]])

    let order = Relocation(items: [0], to: Place(index: 2)).applied(to: board.order)

    #expect(order.items == [1, 2, 0, 3])
    let slots = board.arrange(order).slots
    #expect(
      order.items.map { slots[$0] } == [
        Rect(x: 0, y: 0, width: 100, height: 80), Rect(x: 110, y: 0, width: 100, height: 20),
        Rect(x: 220, y: 0, width: 100, height: 50), Rect(x: 110, y: 30, width: 100, height: 40),
      ])
  }

  /// Row 9 and A08: the size belongs to the item, not to the index.
  @Test func eachTileKeepsItsHeightThroughoutADrag() throws {
    let heights = [100.0, 300, 50, 200]
    var session = try TestBoard([heights], columns: 2, width: 410).session()
    session.lift(1)
    #expect(session.ghost?.size == Size(width: 100, height: 150))

    for step in 0..<60 {
      session.move(Double(310 - 4 * step), Double(60 + 5 * step), time: 1 + Double(step) / 60)
      #expect(session.map.slots.map(\.height) == heights, "step \(step)")
      #expect(session.map.slots.allSatisfy { $0.width == 200 }, "step \(step)")
    }

    #expect(!session.moves.isEmpty)
  }

  /// A08's two moves, one after the other.
  @Test func aScriptMovesToAnyPlace() throws {
    var session = try TestBoard([[100, 300, 50, 200]], columns: 2, width: 410).session()

    _ = session.move(1, to: Place(index: 3), at: 0)
    let slots = session.map.slots
    _ = session.move(0, to: Place(index: 2), at: 1)

    #expect(
      slots == [
        Rect(x: 0, y: 0, width: 200, height: 100), Rect(x: 0, y: 110, width: 200, height: 300),
        Rect(x: 210, y: 0, width: 200, height: 50), Rect(x: 210, y: 60, width: 200, height: 200),
      ])
    #expect(session.order.items == [2, 3, 0, 1])
  }

  @Test(arguments: [
    (Yielding.insert, [1, 2, 3, 4, 5, 6, 7, 0, 8]), (.swap, [7, 1, 2, 3, 4, 5, 6, 0, 8]),
    (.shiftColumn, [1, 4, 2, 3, 7, 5, 6, 0, 8]),
  ])
  func theOthersYield(yielding: Yielding, expected: [Int]) throws {
    let board = try TestBoard([[Double](repeating: 50, count: 9)])
    var relocation = Relocation(items: [0], to: Place(index: 7))
    relocation.yielding = yielding
    relocation.slots = board.arrange(board.order).slots

    #expect(relocation.applied(to: board.order).items == expected)
  }

  @Test(arguments: Yielding.allCases)
  func noMoveLosesAnItemOrMovesAPinnedOne(yielding: Yielding) throws {
    let board = try TestBoard([[50, 80, 20, 40, 60, 30, 90], [10, 20, 30]])
    for from in [0, 1, 3, 5, 9] {
      for section in 0...1 {
        for index in 0...7 {
          var relocation = Relocation(
            items: [from], to: Place(section: section, index: index))
          relocation.yielding = yielding
          relocation.pinned = [2, 8]
          relocation.slots = board.arrange(board.order).slots

          let order = relocation.applied(to: board.order)

          #expect(order.items.sorted() == Array(0..<10))
          #expect(order.place(of: 2) == Place(index: 2))
          #expect(order.place(of: 8) == Place(section: 1, index: 1))
        }
      }
    }
  }

  @Test func severalItemsTravelTogether() throws {
    var session = try TestBoard([[Double](repeating: 50, count: 6)]).session()
    session.selection = [0, 3]

    session.lift(3)
    session.move(160, 85, time: 1)
    session.drop(160, 85, time: 2)

    #expect(
      session.log.map(\.effect).contains(
        .lift(item: 3, from: Rect(x: 0, y: 60, width: 100, height: 50), with: [0])))
    #expect(session.order.items == [1, 2, 4, 0, 3, 5])
    #expect(session.map.slots[3].contains(Point(x: 160, y: 85)))
  }

  @Test func anItemThatIsNotSelectedTravelsAlone() throws {
    var session = try TestBoard([[Double](repeating: 50, count: 6)]).session()
    session.selection = [0, 3]

    session.lift(1)
    session.move(50, 25, time: 1)

    #expect(session.order.items == [1, 0, 2, 3, 4, 5])
  }

  @Test(arguments: [
    (Direction.left, 4, [0, 1, 2, 4, 3, 5, 6, 7, 8]), (.right, 4, [0, 1, 2, 3, 5, 4, 6, 7, 8]),
    (.up, 4, [0, 4, 1, 2, 3, 5, 6, 7, 8]), (.down, 4, [0, 1, 2, 3, 5, 6, 7, 4, 8]),
    (.left, 0, Array(0..<9)), (.down, 8, Array(0..<9)),
  ])
  func anArrowKeyMovesToTheNearestSlot(
    direction: Direction, item: Int, expected: [Int]
  ) throws {
    var session = try TestBoard([[Double](repeating: 50, count: 9)]).session()

    let records = session.nudge(item, toward: direction, at: 1)

    let isAtRim = expected == Array(0..<9)
    #expect(session.order.items == expected)
    #expect(records.map(\.effect.name) == (isAtRim ? [] : ["willBegin", "didMove", "didEnd"]))
  }

  @Test func anArrowKeyObeysThePolicy() throws {
    var session = try TestBoard([[50, 50, 50]]).session(.jiggleSections)

    _ = session.nudge(1, toward: .left, at: 1)
    _ = session.nudge(0, toward: .right, at: 2)

    #expect(session.refusals == [.pinned, .pinned])
    #expect(session.order.items == [0, 1, 2])
  }

  @Test func aScriptEndsWhereItMustWhateverTheRuleSays() throws {
    var session = try TestBoard([[50, 50, 50, 50]]).session()
    session.lift(0)
    session.move(55, 25, time: 1)

    let records = session.moveCarried(to: Place(index: 2), at: 1.1)
    session.drop(55, 25, time: 1.1)

    #expect(records.map(\.effect.name) == ["didMove"])
    #expect(session.order.items == [1, 2, 0, 3])
    #expect(session.story.count { $0 == "didMove" } == 1)
  }
}
