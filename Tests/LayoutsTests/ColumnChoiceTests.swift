import Geometry
import Layouts
import Testing

@Suite struct ColumnChoiceTests {
  /// A board of squares: so many rows as they need.
  private func squares(_ itemCount: Int) -> (Int) -> Size {
    { columns in
      let rows = (itemCount + columns - 1) / columns
      return Size(width: 1, height: Double(rows) / Double(columns))
    }
  }

  @Test func twelveSquaresStandInFourColumns() {
    let columns = ColumnChoice().columnCount(itemCount: 12, boardSize: squares(12))

    #expect(columns == 4)
  }

  @Test func thereAreNeverMoreColumnsThanItems() {
    let tall = Size(width: 1, height: 100)

    let columns = ColumnChoice().columnCount(itemCount: 3) { count in
      #expect(count <= 3)
      return Size(width: tall.width * Double(count), height: tall.height)
    }

    #expect(columns == 3)
  }

  @Test func thereAreNeverMoreColumnsThanAllowed() {
    let columns = ColumnChoice().columnCount(itemCount: 1_000_000, boardSize: squares(1_000_000))

    #expect(columns == 12)
  }

  @Test func twiceAsWideIsAsFarOffAsHalfAsWide() {
    let choice = ColumnChoice(aspectRatio: 1)

    // One column gives 1 : 1.9, two give 2 : 1.
    let first = choice.columnCount(itemCount: 2) { count in
      count == 1 ? Size(width: 10, height: 19) : Size(width: 20, height: 10)
    }
    // One column gives 1 : 2.1.
    let second = choice.columnCount(itemCount: 2) { count in
      count == 1 ? Size(width: 10, height: 21) : Size(width: 20, height: 10)
    }

    #expect(first == 1)
    #expect(second == 2)
  }

  @Test func ofEquallyNearBoardsTheOneWithFewerColumnsIsChosen() {
    // 49 times too high, and 49 times too wide; in binary fractions the second is a hair nearer.
    let columns = ColumnChoice().columnCount(itemCount: 2) { count in
      count == 1 ? Size(width: 4, height: 147) : Size(width: 196, height: 3)
    }

    #expect(columns == 1)
  }

  @Test(arguments: [0, 1])
  func aBoardOfNoItemOrOneHasOneColumn(itemCount: Int) {
    let columns = ColumnChoice().columnCount(itemCount: itemCount, boardSize: squares(itemCount))

    #expect(columns == 1)
  }

  @Test func aBoardWithoutAreaIsNeverChosen() {
    let columns = ColumnChoice().columnCount(itemCount: 3) { count in
      [1: Size.zero, 2: Size(width: 1, height: 50), 3: Size(width: 1, height: 0)][count] ?? .zero
    }

    #expect(columns == 2)
  }

  @Test func theBoardOfALayoutIsBroughtNearFourToThree() throws {
    let items = (0..<30).map { LayoutItem(aspectRatio: $0.isMultiple(of: 2) ? 1.5 : 0.75) }
    func size(_ columnCount: Int) throws(LayoutError) -> Size {
      try WaterfallLayout(
        columnCount: columnCount, columnSpacing: 12, rowSpacing: 12, insets: EdgeInsets(all: 12)
      ).arrange(items, width: 1600).size
    }

    let chosen = try ColumnChoice().columnCount(itemCount: items.count, boardSize: size)

    let excess = try (1...12).map { count in
      let size = try size(count)
      let excess = size.width / size.height / (4.0 / 3)
      return max(excess, 1 / excess)
    }
    #expect(excess[chosen - 1] == excess.min())
    #expect((4...8).contains(chosen))
  }
}
