import Geometry
import Layouts
import TestSupport
import Testing

/// Changes of a board, and layouts that keep what has been seen.
@Suite struct LiveArrangementTests {
  @Test(arguments: LayoutMode.columnModes.filter { $0 != .mirrored && $0 != .upward })
  func aChangedBoardIsArrangedAsAFreshOne(mode: LayoutMode) throws {
    for board in try ModeBoard.all([mode], count: 6) {
      var random = SeededGenerator(seed: board.seed)
      var live = LiveArrangement(board.settings, items: board.items, in: board.area)

      for step in 0..<20 {
        let count = live.items.count
        switch count == 0 ? 2 : Int.random(in: 0..<4, using: &random) {
        case 0:
          live.moveItem(
            from: Int.random(in: 0..<count, using: &random),
            to: Int.random(in: 0..<count, using: &random))
        case 1: live.removeItem(at: Int.random(in: 0..<count, using: &random))
        case 2:
          live.insertItem(.height(77), at: Int.random(in: 0...count, using: &random))
        default:
          let wide = LayoutItem(aspectRatio: 2).spanning(2)
          live.replaceItem(at: Int.random(in: 0..<count, using: &random), with: wide)
        }
        let fresh = board.settings.arrange(live.items, in: board.area)
        #expect(live.arrangement == fresh, "\(board), step \(step)")
      }
    }
  }

  @Test(arguments: [LayoutMode.shortest, .shortestFromCursor, .balanced])
  func aLongBoardIsArrangedAsAFreshOne(mode: LayoutMode) throws {
    let board = try ModeBoard(mode, seed: 4, itemCount: 8192)
    var live = LiveArrangement(board.settings, items: board.items, in: board.area)

    live.insertItem(.height(50), at: 8192)
    live.moveItem(from: 5000, to: 4095)
    live.removeItem(at: 4096)
    live.removeItem(at: 4096)

    #expect(live.arrangement == board.settings.arrange(live.items, in: board.area))
    #expect(live.items.count == 8191)
  }

  @Test(arguments: [LayoutMode.shortest, .shortestFromCursor, .balanced], [true, false])
  func randomMovesOnALongBoardGiveWhatAFreshOneHas(mode: LayoutMode, isPlain: Bool) throws {
    let board = try ModeBoard(mode, seed: 6, isPlain: isPlain, itemCount: 12_500)
    var live = LiveArrangement(board.settings, items: board.items, in: board.area)
    var items = board.items
    var random = SeededGenerator(seed: 6)

    for step in 0..<25 {
      let source = Int.random(in: items.indices, using: &random)
      let destination = Int.random(in: items.indices, using: &random)
      live.moveItem(from: source, to: destination)
      items.insert(items.remove(at: source), at: destination)

      let fresh = board.settings.arrange(items, in: board.area)
      #expect(live.items == items, "step \(step), seed 6")
      #expect(live.arrangement == fresh, "step \(step), seed 6")
      #expect(live.frame(ofItem: destination) == fresh.frames[destination])
      #expect(live.column(ofItem: destination) == fresh.columns[destination])
    }
  }

  /// Blocks of items run empty and are put away, grow long and are cut in two.
  @Test(arguments: [LayoutMode.shortest, .balanced])
  func aBoardThatIsCarriedFromOneEndToTheOtherIsArrangedAsAFreshOne(mode: LayoutMode) throws {
    let board = try ModeBoard(mode, seed: 8, itemCount: 8200)
    var live = LiveArrangement(board.settings, items: board.items, in: board.area)
    var items = board.items

    for step in 0..<4300 {
      live.moveItem(from: 8199, to: step % 3)
      items.insert(items.removeLast(), at: step % 3)
      guard step % 400 == 0 || (5...12).contains(step) || step > 4290 else { continue }
      #expect(live.arrangement == board.settings.arrange(items, in: board.area), "step \(step)")
    }
    while live.itemCount > 8000 { live.removeItem(at: 0) }
    #expect(
      live.arrangement == board.settings.arrange(Array(items.dropFirst(200)), in: board.area))
  }

  /// Row 18 of the requirements.
  @Test(arguments: [(20_000, 29_000), (29_999, 25_000), (0, 5)])
  func aMovePlacesAgainFromTheLowerIndexOnly(source: Int, destination: Int) throws {
    let board = try ModeBoard(.shortest, seed: 5, isPlain: true, itemCount: 30_000)
    var live = LiveArrangement(board.settings, items: board.items, in: board.area)

    live.moveItem(from: source, to: destination)

    #expect(live.placedItemCount <= 30_000 - min(source, destination))
    #expect(live.arrangement == board.settings.arrange(live.items, in: board.area))
  }

  @Test func whereColumnsStandAsTheyStoodTheRestIsLeft() throws {
    let layout = try WaterfallLayout(columnCount: 3, rowSpacing: 10)
    let items = [LayoutItem](repeating: .height(40), count: 30_000)
    var live = LiveArrangement(layout, items: items, in: LayoutArea(width: 300))

    live.moveItem(from: 10, to: 100)

    #expect(live.placedItemCount < 4096)
  }

  /// Row 5 of the requirements.
  @Test func itemsThatGrowDoNotSendOthersToOtherColumns() throws {
    let layout = try WaterfallLayout(columnCount: 3, columnSpacing: 10, rowSpacing: 10)
    var heights: [Double] = [50, 80, 20, 40, 60, 30, 90, 10]
    let area = LayoutArea(width: 320)
    let before = layout.arrange(LayoutItem.heights(heights), in: area)

    heights[2] = 120
    heights[0] = 10
    let after = layout.arrange(
      LayoutItem.heights(heights), in: area, keepingColumns: before.columns)
    let part = layout.arrange(
      LayoutItem.heights(heights), in: area, keepingColumns: Array(before.columns[..<4]))

    #expect(after.columns == before.columns)
    #expect(after.frames[4] == Rect(x: 0, y: 20, width: 100, height: 60))
    #expect(part.columns[..<4] == before.columns[..<4])
    #expect(part.columns[4] == 0 && part.columns[5] == 0)
  }
}
