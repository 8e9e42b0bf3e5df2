import Geometry
import Layouts
import Testing

/// Which column an item goes to.
@Suite struct PlacingTests {
  @Test func theNextItemGoesToTheShortestColumn() throws {
    let layout = try WaterfallLayout(columnCount: 3, columnSpacing: 10, rowSpacing: 10)

    let arrangement = layout.arrange(LayoutItem.heights([50, 80, 20, 40]), width: 320)

    #expect(arrangement.columns == [0, 1, 2, 2])
    #expect(arrangement.frames.last == Rect(x: 220, y: 30, width: 100, height: 40))
    #expect(arrangement.size == Size(width: 320, height: 80))
  }

  @Test func ofEquallyShortColumnsTheLeftmostGetsTheItem() throws {
    let layout = try WaterfallLayout(columnCount: 3)

    let columns = layout.arrange(LayoutItem.heights([50, 30, 30, 10, 10]), width: 300).columns

    #expect(columns == [0, 1, 2, 1, 2])
  }

  @Test func aReorderedListIsArrangedAfresh() throws {
    let layout = try WaterfallLayout(columnCount: 3, columnSpacing: 10, rowSpacing: 10)
    var items = LayoutItem.heights([50, 80, 20, 40])

    items.insert(items.remove(at: 0), at: 2)
    let frames = layout.arrange(items, width: 320).frames

    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 100, height: 80), Rect(x: 110, y: 0, width: 100, height: 20),
        Rect(x: 220, y: 0, width: 100, height: 50), Rect(x: 110, y: 30, width: 100, height: 40),
      ])
  }

  @Test(arguments: [(16.0, [0, 1, 0, 1]), (15.0, [0, 1, 1, 0])])
  func theToleranceItselfIsWithinTheTolerance(tolerance: Double, columns: [Int]) throws {
    let layout = try WaterfallLayout(
      columnCount: 2, columnSpacing: 10, rowSpacing: 10, orderTolerance: tolerance)

    let arrangement = layout.arrange(LayoutItem.heights([50, 34, 10, 10]), width: 320)

    #expect(arrangement.columns == columns)
  }

  @Test func columnsAreComparedWithTheShortestOnly() throws {
    let layout = try WaterfallLayout(columnCount: 3, orderTolerance: 10)

    // Each is within 10 of the next, but the first is not within 10 of the shortest.
    let columns = layout.arrange(LayoutItem.heights([36, 28, 20, 1]), width: 300).columns

    #expect(columns == [0, 1, 2, 1])
  }

  @Test(arguments: [(1.0, 0.5), (2.0, 0.25), (4.0, 0.125)])
  func halfADevicePixelIsATie(scale: Double, half: Double) throws {
    let layout = try WaterfallLayout(columnCount: 2, scale: scale)

    let tie = layout.arrange(LayoutItem.heights([50 + half, 50, 1]), width: 300)
    let noTie = layout.arrange(LayoutItem.heights([50 + half + 1.0 / 64, 50, 1]), width: 300)

    #expect(tie.columns == [0, 1, 0])
    #expect(noTie.columns == [0, 1, 1])
  }

  @Test func aStrictLayoutSeesTheSmallestDifference() throws {
    let layout = try WaterfallLayout(columnCount: 2, isStrict: true)

    let columns = layout.arrange(LayoutItem.heights([50 + 1.0 / 192, 50, 1]), width: 300).columns

    #expect(columns == [0, 1, 1])
  }

  @Test func anUnlimitedToleranceFillsTheFirstColumnOnly() throws {
    let layout = try WaterfallLayout(columnCount: 3, orderTolerance: .infinity)

    let columns = layout.arrange(LayoutItem.heights([1e9, 1e9, 1]), width: 300).columns

    #expect(columns == [0, 0, 0])
  }

  @Test func thirdsOfAPointAddUpWithoutError() throws {
    let layout = try WaterfallLayout(columnCount: 2, isStrict: true, snapping: .none)

    // Nine thirds on the left and one 3 on the right are a tie, whatever binary fractions say.
    let thirds = [LayoutItem](repeating: .height(1.0 / 3), count: 9)
    let items = [.height(3)] + thirds + [.height(1)]
    let arrangement = layout.arrange(items, width: 300)

    #expect(arrangement.columns.last == 0)
    #expect(arrangement.frames[9].maxY == 3)
  }

  @Test func aBoardWithoutItemsIsAsHighAsItsInsets() throws {
    let layout = try WaterfallLayout(
      columnCount: 3, rowSpacing: 10,
      insets: EdgeInsets(top: 5, left: 1, bottom: 7, right: 1))

    let arrangement = layout.arrange([], width: 320)

    #expect(arrangement.frames.isEmpty && arrangement.columns.isEmpty)
    #expect(arrangement.size == Size(width: 320, height: 12))
  }

  @Test func columnsWithoutItemsKeepTheirPlace() throws {
    let layout = try WaterfallLayout(columnCount: 5, columnSpacing: 10)

    let arrangement = layout.arrange([.height(20)], width: 540)

    #expect(arrangement.frames == [Rect(x: 0, y: 0, width: 100, height: 20)])
    #expect(arrangement.columnCount == 5)
  }

  @Test func aThousandColumnsAreAsGoodAsFew() throws {
    let layout = try WaterfallLayout(columnCount: 1024)

    let items = [LayoutItem](repeating: .height(10), count: 3000)
    let arrangement = layout.arrange(items, width: 2048)

    #expect(arrangement.columns == (0..<3000).map { $0 % 1024 })
    #expect(arrangement.frames.last == Rect(x: 1902, y: 20, width: 2, height: 10))
  }
}
