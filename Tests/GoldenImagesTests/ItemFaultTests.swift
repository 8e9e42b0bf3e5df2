import Animation
import BoardDrawing
import BoardModel
import Drawing
import Geometry
import GoldenImages
import Pixels
import TestSupport
import Testing
import Typesetting

/// Every fault is the fault of the item that it was put into, and of no other.
@Suite struct ItemFaultTests {
  /// Pixels of the cover: in its middle, in its shadow below, at its side and at a rounded corner, and
  /// in its badge.
  @Test(arguments: [(30, 30), (32, 45), (10, 30), (12, 42), (48, 16)])
  func aPixelBelongsToTheItemThatCoversIt(x: Int, y: Int) throws {
    let board = FaultBoard()
    let golden = try MomentGolden(board.moment)
    try golden.mutate { $0[x, y] = $0[x, y].slightlyOff }

    let items = try golden.items(board.moment)

    #expect(items.findings.map(\.id) == ["cover"])
    #expect(items.findings.map(\.verdict) == [.contentChanged(pixels: 1)])
    #expect(items.unowned == 0)
  }

  @Test func aPixelThatNoItemCoversBelongsToNone() throws {
    let board = FaultBoard()
    let golden = try MomentGolden(board.moment)
    try golden.mutate { $0[2, 95] = .black }

    let items = try golden.items(board.moment)

    #expect(items.findings.isEmpty)
    #expect(items.unowned == 1)
  }

  @Test(arguments: [(1.0, 0.0), (0, 1), (-1, -1)])
  func anItemThatMovedTakesItsShadowAlong(dx: Double, dy: Double) throws {
    var board = FaultBoard()
    let golden = try MomentGolden(board.moment)
    board.cover.frame.x += dx
    board.cover.frame.y += dy

    let items = try golden.items(board.moment)

    #expect(items.findings.map(\.id) == ["cover"])
    #expect(items.unowned == 0)
  }

  @Test func anItemThatIsGoneTakesItsShadowAlong() throws {
    let board = FaultBoard()
    let golden = try MomentGolden(board.moment)

    let items = try golden.items(FaultBoard.moment([board.menu, board.map]))

    #expect(items.findings.map(\.id) == ["cover"])
    #expect(items.findings.map(\.verdict) == [.vanished])
    #expect(items.unowned == 0)
  }

  @Test func aShadowThatShrinksIsItsItems() throws {
    var board = FaultBoard()
    let golden = try MomentGolden(board.moment)
    board.cover.look.shadow?.radius = 1

    let items = try golden.items(board.moment)

    #expect(items.findings.map(\.id) == ["cover"])
    #expect(items.unowned == 0)
  }

  @Test func aShadowOverAPictureThatChangedIsNotWhatChanged() throws {
    var board = FaultBoard()
    // The cover's shadow falls on the menu.
    board.cover.frame.x = 28
    board.cover.pose.elevation = 1
    let golden = try MomentGolden(board.moment)
    board.menu = FaultBoard.card("menu", board.menu.frame, Color(red: 200, green: 20, blue: 20))

    let items = try golden.items(board.moment)

    #expect(items.findings.map(\.id) == ["menu"])
    #expect(items.unowned == 0)
  }

  @Test func aBackgroundOfAnotherColorIsNoItems() throws {
    var board = FaultBoard()
    board.cover.look = CardLook()
    board.cover.badge = nil
    let golden = try MomentGolden(board.moment)
    var moment = board.moment
    moment.settings.background = Color(red: 250, green: 250, blue: 240)

    let items = try golden.items(moment)

    #expect(items.findings.isEmpty)
    #expect(items.unowned == 130 * 100 - 40 * (30 + 40 + 24))
  }

  @Test(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
  func aPixelBetweenLettersOfACaptionBelongsToItsItem() throws {
    var board = FaultBoard()
    board.map.look.caption = Caption(
      text: "map", format: TextFormat(size: 8), height: 12)
    let golden = try MomentGolden(board.moment)
    try golden.mutate { for x in 72..<88 { $0[x, 80] = $0[x, 80].slightlyOff } }

    let items = try golden.items(board.moment)

    #expect(items.findings.map(\.verdict) == [.contentChanged(pixels: 16)])
    #expect(items.findings.map(\.id) == ["map"])
    #expect(items.unowned == 0)
  }
}
