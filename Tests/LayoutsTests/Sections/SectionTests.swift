import Geometry
import Layouts
import Testing

@Suite struct SectionTests {
  private func section(
    _ heights: [Double], columns: Int = 2, insets: EdgeInsets = .zero, header: Double = 0,
    footer: Double = 0, isSticky: Bool = false
  ) throws -> LayoutSection {
    LayoutSection(
      items: LayoutItem.heights(heights),
      layout: try WaterfallLayout(
        columnCount: columns, columnSpacing: 10, rowSpacing: 10, insets: insets),
      header: try SectionBar(height: header, isSticky: isSticky),
      footer: try SectionBar(height: footer))
  }

  /// Row 1 of the requirements.
  @Test func anEmptySectionDoesNotOverlapOthers() throws {
    let sections = try [[50], [], [50]].map { try section($0, header: 20, footer: 10) }

    let arrangement = try SectionedLayout().arrange(sections, width: 320)

    #expect(arrangement.sections.map { $0.header?.y } == [0, 80, 110])
    #expect(arrangement.sections.map { $0.footer?.y } == [70, 100, 180])
    #expect(arrangement.frames.map(\.y) == [20, 130])
    #expect(arrangement.frames.map(\.width) == [155, 155])
    #expect(arrangement.size.height == 190)
  }

  @Test func anEmptySectionIsAsHighAsItsInsetsAndItsBars() throws {
    let insets = EdgeInsets(top: 5, left: 1, bottom: 7, right: 1)
    let section = try section([], insets: insets, header: 20, footer: 10)

    let arrangement = try SectionedLayout().arrange([section], width: 320)

    #expect(arrangement.size.height == 42)
    #expect(arrangement.sections[0].footer == Rect(x: 0, y: 32, width: 320, height: 10))
  }

  /// Row 2 of the requirements.
  @Test(arguments: [(0.0, 0.0), (100, 100), (456, 456), (470, 456), (600, 456)])
  func aStickyHeaderStaysUntilTheNextSectionPushesIt(offset: Double, y: Double) throws {
    let sections = try [
      section([456], columns: 1, header: 44, isSticky: true),
      section([100], columns: 1, header: 44, isSticky: true),
    ]

    let arrangement = try SectionedLayout().arrange(sections, width: 320)

    #expect(arrangement.sections[1].header?.y == 500)
    #expect(arrangement.sections[0].header(atScrollOffset: offset)?.y == y)
  }

  @Test func aHeaderThatIsNotStickyStaysWhereItIs() throws {
    let arrangement = try SectionedLayout().arrange(
      [section([100], header: 20)], width: 320)

    #expect(arrangement.sections[0].header(atScrollOffset: 60)?.y == 0)
  }

  @Test func roomAroundBarsAndTheBoardIsKept() throws {
    let bar = try SectionBar(
      height: 20, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    var section = try section([50], columns: 1, insets: EdgeInsets(all: 5))
    section.header = bar
    section.footer = bar
    section.separatorHeight = 0.5

    let arrangement = try SectionedLayout(insets: EdgeInsets(all: 10), snapping: .none)
      .arrange([section], width: 120)

    let place = arrangement.sections[0]
    #expect(place.header == Rect(x: 12, y: 11, width: 94, height: 20))
    #expect(arrangement.frames == [Rect(x: 15, y: 39, width: 90, height: 50)])
    #expect(place.footer == Rect(x: 12, y: 95, width: 94, height: 20))
    #expect(place.frame == Rect(x: 10, y: 10, width: 100, height: 108))
    #expect(place.separator == Rect(x: 12, y: 114.5, width: 94, height: 0.5))
    #expect(arrangement.size == Size(width: 120, height: 128))
  }

  @Test func sectionsHaveColumnsAndLayoutsOfTheirOwn() throws {
    let settings = try WaterfallLayout(columnCount: 4)
    let sections = [
      try section([10, 10, 10], columns: 3), try section([20, 30], columns: 1),
      LayoutSection(items: LayoutItem.heights([5, 6, 7]), layout: GridLayout(settings)),
    ]

    let arrangement = try SectionedLayout().arrange(sections, width: 320)

    #expect(arrangement.sections.map(\.columnCount) == [3, 1, 4])
    #expect(arrangement.sections.map(\.itemIndexes) == [0..<3, 3..<5, 5..<8])
    #expect(arrangement.arrangements.map(\.columns) == [[0, 1, 2], [0, 0], [0, 1, 2]])
    #expect(arrangement.frames.map(\.minY) == [0, 0, 0, 10, 40, 70, 70, 70])
    #expect(arrangement.section(ofItem: 4) == 1)
    #expect(arrangement.section(ofItem: 8) == nil)
  }

  @Test func fractionsOfPointsDoNotAddUpToAnError() throws {
    let layout = try WaterfallLayout(columnCount: 1)
    let third = LayoutSection(items: [.height(1.0 / 3)], layout: layout)

    let arrangement = try SectionedLayout(snapping: .none).arrange(
      [LayoutSection](repeating: third, count: 3000), width: 10)

    #expect(arrangement.size.height == 1000)
  }
}
