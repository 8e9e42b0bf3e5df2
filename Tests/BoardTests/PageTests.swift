import BoardDrawing
import BoardModel
import Geometry
import Layouts
import Pixels
import TestSupport
import Testing

@Suite struct PageTests {
  private func board(
    _ sizes: [(Double, Double)], width: Double = 320, height: Double?, columns: Int? = 3,
    sections: [BoardSection] = [], _ change: (inout BoardSettings) -> Void = { _ in }
  ) throws -> Board {
    var settings = BoardSettings()
    settings.width = .points(width)
    settings.height = height
    settings.columns = columns.map { .count($0) } ?? .automatic
    (settings.columnGap, settings.rowGap) = (10, 10)
    settings.margin = .zero
    change(&settings)
    return try Board(
      settings: settings,
      items: sizes.enumerated().map { index, size in
        BoardItem(
          id: "\(index)", content: .color(.black),
          naturalSize: Size(width: size.0, height: size.1))
      }, sections: sections)
  }

  private func randomSizes(_ count: Int, seed: UInt64) -> [(Double, Double)] {
    var numbers = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (100, [20, 30, 40, 60, 80, 120, 200].randomElement(using: &numbers) ?? 20)
    }
  }

  @Test func withoutAHeightThereIsOnePageThatIsTheBoard() throws {
    let board = try board(randomSizes(40, seed: 7), height: nil)

    let pages = try ArrangedBoard.pages(of: board)

    #expect(pages.map(\.arranged) == [try ArrangedBoard(board)])
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func pagesHoldAllItemsInOrderWithinTheirHeight(seed: UInt64) throws {
    let board = try board(randomSizes(100, seed: seed), height: 410)

    let pages = try ArrangedBoard.pages(of: board)

    #expect(pages.flatMap { $0.arranged.board.items.map(\.id) } == board.items.map(\.id))
    for page in pages {
      #expect(page.arranged.arrangement.size == Size(width: 320, height: 410))
      #expect(page.arranged.arrangement.frames.allSatisfy { $0.maxY <= 410 && $0.minY >= 0 })
      #expect(page.shrunkItems.isEmpty)
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func aNewPageBeginsWithTheFirstItemThatDoesNotFit(seed: UInt64) throws {
    let board = try board(randomSizes(100, seed: seed), height: 410)

    let pages = try ArrangedBoard.pages(of: board)

    for page in pages.dropLast() {
      let end = page.firstItem + page.arranged.board.items.count
      let whole = try ArrangedBoard(board.part(page.firstItem..<end).with { $0.height = nil })
      let more = try ArrangedBoard(board.part(page.firstItem..<end + 1).with { $0.height = nil })
      #expect(page.arranged.arrangement.frames == whole.arrangement.frames)
      #expect(more.arrangement.size.height > 410)
    }
  }

  @Test func anItemTallerThanAPageIsMadeSmallerAndKeepsItsShape() throws {
    let board = try board([(100, 50), (100, 1000), (100, 50)], height: 200)

    let pages = try ArrangedBoard.pages(of: board)

    #expect(pages.map(\.shrunkItems) == [["1"]])
    #expect(
      pages.map(\.arranged.arrangement.frames) == [
        [
          Rect(x: 0, y: 0, width: 100, height: 50), Rect(x: 150, y: 0, width: 20, height: 200),
          Rect(x: 220, y: 0, width: 100, height: 50),
        ]
      ])
  }

  @Test func openColumnsAreTheFewestThatMakeOnePage() throws {
    let squares = Array(repeating: (1.0, 1.0), count: 9)

    let pages = try ArrangedBoard.pages(of: try board(squares, height: 320, columns: nil))

    #expect(pages.map(\.arranged.columnCount) == [3])
  }

  @Test func pagesOfManyItemsHaveAsManyColumnsAsCanBeSeen() throws {
    let squares = Array(repeating: (1.0, 1.0), count: 500)

    let pages = try ArrangedBoard.pages(of: try board(squares, height: 320, columns: nil))

    #expect(Set(pages.map(\.arranged.columnCount)) == [6])
  }

  @Test func aSectionThatGoesOnShowsItsHeaderAgainAndItsFooterOnce() throws {
    var first = BoardSection(itemCount: 6)
    first.header = SectionStrip(height: 30)
    first.footer = SectionStrip(height: 20)
    var second = BoardSection(itemCount: 1)
    second.header = SectionStrip(height: 30)
    let squares = Array(repeating: (1.0, 1.0), count: 7)
    let board = try board(squares, height: 160, sections: [first, second])

    let pages = try ArrangedBoard.pages(of: board)

    #expect(
      pages.map { $0.arranged.sections.map { $0.header != nil } } == [[true], [true], [true]])
    #expect(
      pages.map { $0.arranged.sections.map { $0.footer != nil } } == [[false], [true], [false]])
    #expect(pages.map(\.firstItem) == [0, 3, 6])
  }

  @Test(arguments: LayoutKind.allCases, [40.0, 150, 400, 5000])
  func everyKindOfLayoutStaysOnItsPages(kind: LayoutKind, height: Double) throws {
    let board = try board(randomSizes(50, seed: 3), height: height) { $0.kind = kind }

    let pages = try ArrangedBoard.pages(of: board)

    #expect(pages.flatMap { $0.arranged.board.items.map(\.id) } == board.items.map(\.id))
    for page in pages {
      #expect(page.arranged.arrangement.frames.allSatisfy { $0.maxY <= height + 0.5 })
      #expect(page.arranged.arrangement.frames.allSatisfy { $0.width > 0 && $0.minX >= 0 })
    }
  }

  @Test func aPageWithoutRoomIsRefused() throws {
    let board = try board([(1, 1)], height: 20) { $0.margin = EdgeInsets(all: 10) }

    #expect(throws: LayoutError.noHeight(20)) { try ArrangedBoard.pages(of: board) }
  }

  @Test(arguments: [
    ("A4", 595.2755905511812, 841.8897637795276),
    ("a4-landscape", 841.8897637795276, 595.2755905511812),
    ("letter", 612, 792), ("8.5x11in", 612, 792), ("254x127mm", 720, 360), ("100x50", 50, 25),
    ("Letter-Portrait", 612, 792),
  ])
  func aPageSizeIsReadAsPeopleWriteIt(text: String, width: Double, height: Double) throws {
    let size = try #require(PageSize(text: text)).lengths(scale: 2)

    #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
  }
}
