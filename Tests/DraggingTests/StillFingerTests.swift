import Dragging
import Geometry
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `behaviour.md` §3: a finger held still must not swap tiles for ever.
@Suite struct StillFingerTests {
  private static let looks = 12

  /// 1,500 boards, or as many as `WATERFALL_STILL_FINGER_BOARDS` says; the proof is 20,000.
  private static var boardCount: Int {
    ProcessInfo.processInfo.environment["WATERFALL_STILL_FINGER_BOARDS"].flatMap { Int($0) }
      ?? 1500
  }

  /// What a rule made of many random boards.
  private struct Figures {
    var boards = 0

    /// Boards on which nearly every look moved something.
    var swapping = 0

    var movedTwice = 0
    var moved = 0

    func percent(_ count: Int) -> Double { 100 * Double(count) / Double(boards) }
  }

  /// Random boards of 4 to 9 items; a random one is lifted and held at a random point.
  private func figures(_ rule: DropRule, boards: Int = boardCount) throws -> Figures {
    var random = SeededGenerator(seed: 7)
    var figures = Figures()
    var settings = DragSettings.standard
    settings.dropRule = rule
    for _ in 0..<boards {
      let choices = [20.0, 30, 40, 60, 80, 120, 200]
      let heights = (0..<Int.random(in: 4...9, using: &random)).map { _ in
        choices[Int.random(in: choices.indices, using: &random)]
      }
      let board = try TestBoard([heights])
      var session = board.session(settings)
      let item = Int.random(in: heights.indices, using: &random)
      let x = Double.random(in: 0..<320, using: &random)
      let y = Double.random(in: 0..<session.map.contentHeight, using: &random)
      session.lift(item)

      for look in 0..<Self.looks { session.move(x, y, time: 1 + Double(look) / 60) }

      let moves = session.moves.count
      figures.boards += 1
      if moves >= 10 { figures.swapping += 1 }
      if moves > 1 { figures.movedTwice += 1 }
      if moves > 0 { figures.moved += 1 }
    }
    return figures
  }

  @Test func theDefaultMovesOnceAtMost() throws {
    let guarded = try figures(.bestSlot)

    #expect(guarded.swapping == 0)
    #expect(guarded.movedTwice == 0)
    #expect(guarded.percent(guarded.moved) > 75, "\(guarded)")
  }

  /// The rule by itself is at rest after a move; it does not live on its guard.
  @Test func theDefaultMovesOnceAtMostEvenUnguarded() throws {
    let unguarded = try figures(.bestSlot.latched(by: nil), boards: Self.boardCount / 3)

    #expect(unguarded.swapping == 0)
    #expect(unguarded.movedTwice == 0)
  }

  /// Shows that the proof bites: this is the rule of most systems.
  @Test func theUnguardedRuleSwapsForEverOnOneBoardInEight() throws {
    let unguarded = try figures(.underFinger.latched(by: nil))

    #expect((9.5..<14.5).contains(unguarded.percent(unguarded.swapping)), "\(unguarded)")
    #expect((15..<21).contains(unguarded.percent(unguarded.movedTwice)), "\(unguarded)")
  }

  @Test func theOtherRulesMoveOnceAtMostWithTheirLatch() throws {
    for rule in [DropRule.underFinger, .nearestCenter, .overlap(0.5)] {
      let latched = try figures(rule, boards: Self.boardCount / 5)
      #expect(latched.movedTwice == 0 && latched.moved > 0, "\(rule.name)")
    }
  }

  /// Row 8 of `behaviour.md` §4.
  @Test(arguments: DropRule.all.map(\.name))
  func aTileHeldOverATallOneChangesTheOrderOnce(rule: String) throws {
    let board = try TestBoard([[120, 120, 120, 30]])
    var settings = DragSettings.standard
    settings.dropRule = try #require(DropRule.all.first { $0.name == rule })
    var session = board.session(settings)

    session.lift(3)
    for tick in 0..<12 { session.move(316, 50, time: 1 + Double(tick) / 60) }

    #expect(session.moves.count <= 1)
  }

  /// A09: the naive rule flips the board in every frame here.
  @Test func theBoardIsAtRestUnderAStillFinger() throws {
    let board = try TestBoard([[400, 80, 120, 200]], columns: 2, width: 410)
    var session = board.session()
    session.lift(1)

    session.move(100, 350, time: 0.51)
    session.wait(until: 2.5)
    let held = session.moves.count
    session.move(100, 60, time: 2.6)

    #expect(held == 1)
    #expect(session.order.items == [1, 0, 2, 3])
  }

  /// A09, with the rule of the systems: the latch opens after 10 points of travel.
  @Test func theLatchOpensWhenTheFingerHasTravelled() throws {
    let board = try TestBoard([[400, 80, 120, 200]], columns: 2, width: 410)
    var settings = DragSettings.movableWaterfall
    settings.autoScroll = .off
    var session = board.session(settings)
    session.lift(1)

    session.move(100, 350, time: 0.51)
    let moves = [359.9, 360].map { y in
      session.move(100, y, time: 0.6)
      return session.moves.count
    }

    #expect(moves == [1, 2])
  }

  @Test func theUnguardedRuleFlipsThatBoardInEveryFrame() throws {
    let board = try TestBoard([[400, 80, 120, 200]], columns: 2, width: 410)
    var settings = DragSettings.standard
    settings.dropRule = .underFinger.latched(by: nil)
    var session = board.session(settings)
    session.lift(1)

    let orders = (0..<6).map { tick in
      session.move(100, 350, time: 0.6 + Double(tick) / 60)
      return session.order.items
    }

    #expect(Set(orders).count == 2)
    #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 != $1 })
  }
}
