import BoardDrawing
import BoardModel
import Drawing
import Geometry
import Layouts
import Pixels
import Testing

/// What a board's settings make of its layout.
@Suite struct ArrangedSectionTests {
  private func item(_ id: Int, _ width: Double, _ height: Double, span: Int = 1) -> BoardItem {
    var item = BoardItem(
      id: "\(id)", content: .color(.black), naturalSize: Size(width: width, height: height))
    item.span = span
    return item
  }

  private func board(
    _ items: [BoardItem], sections: [BoardSection] = [],
    _ change: (inout BoardSettings) -> Void = { _ in }
  ) throws -> ArrangedBoard {
    var settings = BoardSettings()
    settings.width = .points(320)
    settings.margin = .zero
    settings.columnGap = 10
    settings.rowGap = 10
    settings.columns = .count(3)
    change(&settings)
    return try ArrangedBoard(Board(settings: settings, items: items, sections: sections))
  }

  @Test(arguments: [
    (LayoutKind.waterfall, [0, 1, 2, 2]), (.leftToRight, [0, 1, 2, 0]),
    (.rightToLeft, [2, 1, 0, 2]), (.grid, [0, 1, 2, 0]),
  ])
  func theKindChoosesTheColumns(kind: LayoutKind, columns: [Int]) throws {
    let items = [item(0, 100, 50), item(1, 100, 80), item(2, 100, 20), item(3, 100, 40)]

    let arranged = try board(items) { $0.kind = kind }

    #expect(arranged.arrangement.columns == columns)
  }

  @Test func justifiedRowsAreAsHighAsAColumnIsWide() throws {
    let squares = (0..<6).map { item($0, 50, 50) }

    let frames = try board(squares) { $0.kind = .justified }.arrangement.frames

    #expect(frames.map(\.height) == [100, 100, 100, 100, 100, 100])
    #expect(frames.map(\.minX) == [0, 110, 220, 0, 110, 220])
  }

  @Test func rowsAreAsManyAsColumnsAreAskedFor() throws {
    let arrangement = try board((0..<6).map { item($0, 50, 50) }) {
      $0.kind = .rows
      $0.columns = .count(2)
    }.arrangement

    #expect(Set(arrangement.frames.map(\.minY)).count == 2)
    #expect(arrangement.frames.allSatisfy { $0.maxX <= 320 })
  }

  @Test func aMirroredBoardBeginsAtTheRight() throws {
    let frames = try board([item(0, 100, 50), item(1, 100, 80)]) { $0.isMirrored = true }
      .arrangement.frames

    #expect(frames.map(\.minX) == [220, 110])
  }

  @Test func denseAndBalancedBoardsAreAskedForBySettings() throws {
    let items = [
      item(0, 100, 80), item(1, 100, 20), item(2, 100, 60), item(3, 210, 30, span: 2),
      item(4, 100, 20),
    ]

    let dense = try board(items) { $0.isDense = true }.arrangement
    let balanced = try board([item(0, 100, 90), item(1, 100, 50), item(2, 100, 30)]) {
      $0.columns = .count(2)
      $0.columnGap = 120
      $0.balance = 3
    }.arrangement

    #expect(dense.frames[4].minY == 30)
    #expect(dense.spans == [1, 1, 1, 2, 1])
    #expect(balanced.frames.map(\.maxY).max() == 90)
  }

  @Test func sectionsStandBelowOneAnotherWithTheirOwnColumns() throws {
    var first = BoardSection(itemCount: 2)
    first.header = SectionStrip(height: 20)
    first.footer = SectionStrip(height: 10)
    first.hasSeparator = true
    first.background = Color(red: 1, green: 2, blue: 3)
    var second = BoardSection(itemCount: 1)
    second.columns = .count(1)
    second.insets = EdgeInsets(all: 5)

    let arranged = try board(
      [item(0, 100, 50), item(1, 100, 30), item(2, 310, 100)], sections: [first, second])

    #expect(arranged.columnCounts == [3, 1])
    #expect(
      arranged.arrangement.frames == [
        Rect(x: 0, y: 20, width: 100, height: 50), Rect(x: 110, y: 20, width: 100, height: 30),
        Rect(x: 5, y: 85, width: 310, height: 100),
      ])
    #expect(arranged.arrangement.size.height == 190)
    let marks = BoardPainter().paint(BoardMoment(arranged)).marks
    #expect(marks.count == 5)
    #expect(
      marks[0]
        == .fill(
          Path(Rect(x: 0, y: 0, width: 320, height: 80)), .color(Color(red: 1, green: 2, blue: 3))))
  }

  @Test func sectionsThatLeaveItOpenGetTheSameColumns() throws {
    let sections = [BoardSection(itemCount: 6), BoardSection(itemCount: 6)]

    let arranged = try board((0..<12).map { item($0, 50, 50) }, sections: sections) {
      $0.columns = .automatic
    }

    #expect(arranged.columnCounts == [5, 5])
  }

  @Test func wideItemsAreAsWideAsTheirColumns() throws {
    let items = [item(0, 100, 50, span: 2), item(1, 100, 50, span: BoardItem.wholeSpan)]

    let frames = try board(items).arrangement.frames

    #expect(frames.map(\.width) == [210, 320])
    #expect(frames.map(\.height) == [105, 160])
  }
}
