import Geometry
import Layouts
import TestSupport
import Testing

/// Which columns the modes choose.
@Suite struct ColumnRuleTests {
  @Test(arguments: [
    LayoutMode.shortest, .shortestFromCursor, .leastSpaceLost, .leftToRight, .rightToLeft,
    .tolerant,
  ])
  func theRuleSaidPlainlyGivesTheSameColumns(mode: LayoutMode) throws {
    for board in try ModeBoard.all([mode], count: 60) {
      let arrangement = board.arrangement

      var lanes = PlainLanes(board.settings)
      for (index, item) in board.items.enumerated() {
        let span = arrangement.span(ofItem: index)
        let height = board.units(ofItem: index, span: span)
        let column = lanes.place(span: span, column: item.column, height: height)
        #expect(column == arrangement.columns[index], "\(board), item \(index)")
        guard column == arrangement.columns[index] else { break }
      }
    }
  }

  @Test func leftToRightPutsEveryItemInTheNextColumn() throws {
    let layout = try WaterfallLayout(columnCount: 3, order: .leftToRight)

    let columns = layout.arrange(LayoutItem.heights([9, 500, 1, 1, 1, 1, 1]), width: 300).columns

    #expect(columns == [0, 1, 2, 0, 1, 2, 0])
  }

  @Test func rightToLeftBeginsAtTheRight() throws {
    let layout = try WaterfallLayout(columnCount: 3, order: .rightToLeft)

    let columns = layout.arrange(LayoutItem.heights([9, 500, 1, 1]), width: 300).columns

    #expect(columns == [2, 1, 0, 2])
  }

  /// Row 4 of the requirements.
  @Test(arguments: [(16.0, [0, 1, 0, 1]), (15.0, [0, 1, 1, 0])])
  func aDifferenceWithinTheToleranceDoesNotReorder(tolerance: Double, columns: [Int]) throws {
    let layout = try WaterfallLayout(
      columnCount: 2, columnSpacing: 10, rowSpacing: 10, order: .shortestFromCursor,
      orderTolerance: tolerance)

    let arrangement = layout.arrange(LayoutItem.heights([50, 34, 10, 10]), width: 320)

    #expect(arrangement.columns == columns)
  }

  @Test func aWideItemStandsBelowTheLongestOfItsColumns() throws {
    let layout = try WaterfallLayout(columnCount: 3, columnSpacing: 10, rowSpacing: 10)

    let items = LayoutItem.heights([80, 20, 60]) + [LayoutItem(aspectRatio: 2).spanning(2)]
    let arrangement = layout.arrange(items, width: 320)

    #expect(arrangement.frames[3] == Rect(x: 110, y: 70, width: 210, height: 105))
    #expect(arrangement.spans == [1, 1, 1, 2])
  }

  @Test(arguments: [(false, 90.0), (true, 30.0)])
  func denseItemsGoUpIntoHoles(isDense: Bool, y: Double) throws {
    let layout = try WaterfallLayout(
      columnCount: 3, columnSpacing: 10, rowSpacing: 10, isDense: isDense)
    let wide = LayoutItem.height(30).spanning(2)

    let arrangement = layout.arrange(
      LayoutItem.heights([80, 20, 60]) + [wide, .height(20)], width: 320)

    #expect(arrangement.frames[4].minY == y)
  }

  @Test func anItemOfFixedSizeStandsOnTheColumnsThatItNeeds() throws {
    let layout = try WaterfallLayout(columnCount: 3, columnSpacing: 10)

    let wide = LayoutItem(fixedSize: Size(width: 150, height: 40))
    let arrangement = layout.arrange([wide, .height(10), .height(10)], width: 320)

    #expect(arrangement.frames[0] == Rect(x: 0, y: 0, width: 150, height: 40))
    #expect(arrangement.columns == [0, 2, 2])
  }

  @Test func unevenColumnsShareWhatFixedOnesLeave() throws {
    let layout = try WaterfallLayout(
      columnCount: 3, columnTracks: [.points(80), .share(1), .share(3)], columnSpacing: 10)

    let frames = layout.arrange(LayoutItem.heights([1, 1, 1]), width: 320).frames

    #expect(frames.map(\.minX) == [0, 90, 155])
    #expect(frames.map(\.maxX) == [80, 145, 320])
  }

  @Test func anItemsOwnLimitsCountMoreThanTheLayouts() throws {
    let layout = try WaterfallLayout(
      columnCount: 1, minimumItemHeight: 20, maximumItemHeight: 200)
    var tall = LayoutItem(aspectRatio: 0.1)
    tall.maximumHeight = 150.25
    var low = LayoutItem(aspectRatio: 100)
    low.minimumHeight = 250

    let frames = layout.arrange([tall, low, .placeholder], width: 100).frames

    #expect(frames.map(\.height) == [150, 250, 100])
    #expect(tall.maximumHeight == 150.25)
    #expect(low.maximumHeight == .infinity)
  }
}
