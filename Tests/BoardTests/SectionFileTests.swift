import BoardModel
import Geometry
import Pixels
import Testing

@Suite struct SectionFileTests {
  private func read(_ text: String) throws(BoardError) -> BoardFile {
    try BoardFile(json: Array(text.utf8))
  }

  @Test func everythingAboutASectionIsRead() throws {
    let file = try read(
      """
      { "version": 1, "sections": [
        { "id": "one", "locked": true, "columns": 2, "gap": [4, 6], "insets": [1, 2, 3, 4],
          "background": "#ff0000", "items": ["a.jpg", "b.jpg"],
          "header": { "height": 44, "sticky": true, "insets": 5 },
          "footer": { "height": 0.5, "separator": true } },
        { "items": [], "columnWidth": 90 } ] }
      """)

    let first = file.sections[0].settings
    #expect(file.sections[0].items == [.path("a.jpg"), .path("b.jpg")])
    #expect(first.id == "one")
    #expect(first.isLocked && first.hasSeparator)
    #expect(first.columns == .count(2))
    #expect(first.columnGap == 4 && first.rowGap == 6)
    #expect(first.insets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(first.background == Color(red: 255, green: 0, blue: 0))
    #expect(first.header?.height == 44)
    #expect(first.header?.isSticky == true)
    #expect(first.header?.insets == EdgeInsets(all: 5))
    #expect(first.footer?.height == 0.5)
    #expect(file.sections[1].settings.columns == .width(90))
    #expect(file.sections[1].settings.header == nil)
  }

  @Test func spansAndPinsOfItemsAreRead() throws {
    let file = try read(
      """
      { "version": 1, "items": [ { "src": "a", "span": 2, "pinned": true },
                                 { "src": "b", "span": "all" }, { "src": "c" } ],
        "layout": { "kind": "justified", "balance": 6, "dense": true, "mirrored": true } }
      """)

    let items = file.items.compactMap { entry -> BoardFile.Item? in
      guard case .item(let item) = entry else { return nil }
      return item
    }
    let settings = BoardSettings(file.overrides)
    #expect(items.map(\.span) == [2, BoardItem.wholeSpan, 1])
    #expect(items.map(\.isPinned) == [true, false, false])
    #expect(settings.kind == .justified)
    #expect(settings.balance == 6)
    #expect(settings.isDense && settings.isMirrored)
  }

  @Test(arguments: [
    (
      #"{ "version": 1, "items": [], "sections": [] }"#,
      BoardError.badValue("sections", expected: "either \"items\" or \"sections\", not both")
    ),
    (
      #"{ "version": 1, "sections": [] }"#,
      .wrongType("sections", expected: "an array of at least one section")
    ),
    (#"{ "version": 1, "sections": [{}] }"#, .missingKey("sections[0].items")),
    (
      #"{ "version": 1, "sections": [{ "items": [], "title": 3 }] }"#,
      .wrongType("sections[0].title", expected: "a text in quotes")
    ),
    (
      #"{ "version": 1, "sections": [{ "items": [], "header": { "text": "{" } }] }"#,
      .badValue(
        "sections[0].header.text",
        expected:
          "a text with the fields {count}, each with both its braces; a brace itself is {{ or }}"
      )
    ),
    (
      #"{ "version": 1, "sections": [{ "items": [3] }] }"#,
      .wrongType("sections[0].items[0]", expected: "an object")
    ),
    (
      #"{ "version": 1, "sections": [{ "items": [], "locked": 1 }] }"#,
      .wrongType("sections[0].locked", expected: "true or false")
    ),
    (
      #"{ "version": 1, "sections": [{ "items": [], "id": "a" }, { "items": [], "id": "a" }] }"#,
      .badValue("sections[1].id", expected: "an id unlike every other section's")
    ),
    (
      #"{ "version": 1, "items": [{ "src": "a", "span": 0 }] }"#,
      .badValue("items[0].span", expected: "a whole number from 1 to 200")
    ),
    (
      #"{ "version": 1, "items": [], "layout": { "balance": 9 } }"#,
      .badValue("layout.balance", expected: "a whole number from 0 to 8")
    ),
  ])
  func whatIsWrongIsNamedWithItsPlace(text: String, expected: BoardError) {
    #expect(throws: expected) { try read(text) }
  }

  @Test func itemsTakenOutAreMissingInTheirSection() throws {
    let items = ["a", "b", "c"].map { id in
      BoardItem(id: id, content: .color(.white), naturalSize: Size(width: 1, height: 1))
    }
    let sections = [BoardSection(itemCount: 2), BoardSection(itemCount: 1)]
    let board = try Board(settings: BoardSettings(), items: items, sections: sections)

    let left = board.removing(["a", "c"])

    #expect(left.items.map(\.id) == ["b"])
    #expect(left.itemIndexes == [0..<1, 1..<1])
  }

  @Test func aBoardOfNaturalWidthHasNoSections() {
    var settings = BoardSettings()
    settings.width = .natural
    var section = BoardSection(itemCount: 0)
    section.id = "a"

    #expect(
      throws: BoardError.badValue(
        "canvas.width", expected: "a number, since there are sections")
    ) { try Board(settings: settings, items: [], sections: [section]) }
  }
}
