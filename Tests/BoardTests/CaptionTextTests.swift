import BoardModel
import Geometry
import Pixels
import Testing

/// What captions and titles say.
@Suite struct CaptionTextTests {
  private func item(_ path: String = "photos/Day 1.tar.jpg") throws -> BoardItem {
    var item = BoardItem(
      id: "day", content: .picture(FilePath(path)), naturalSize: Size(width: 640, height: 427))
    item.caption = "Day one"
    item.date = "2024-01-31"
    // Numbered by its board.
    return try Board(settings: BoardSettings(), items: [item]).items[0]
  }

  private func style(_ template: String) throws -> CaptionStyle {
    var style = CaptionStyle()
    style.template = try TextTemplate(template, allowed: TextTemplate.Field.ofItems)
    style.replacesOwnCaptions = true
    return style
  }

  @Test(arguments: [
    ("{id}", "day"), ("{name}", "Day 1.tar.jpg"), ("{stem}", "Day 1.tar"), ("{index}", "1"),
    ("{width} × {height}", "640 × 427"), ("{date}", "2024-01-31"), ("{caption}!", "Day one!"),
    ("as it is, 100 %d", "as it is, 100 %d"), ("{{id}} {id}", "{id} day"), ("a } b", "a } b"),
  ])
  func aFieldStandsForWhatItSays(template: String, text: String) throws {
    #expect(try style(template).text(for: item()) == text)
  }

  @Test(arguments: ["{id} · {date}", "{date}, {id}", "{date} — {id} — {date}"])
  func whatStandsBesideAnEmptyFieldIsLeftOutAtTheEnds(template: String) throws {
    var undated = try item()
    undated.date = nil

    #expect(try style(template).text(for: undated) == "day")
  }

  @Test(arguments: ["{nam}", "{", "{stem", "{x,y}", "{}", "{ id }", "{count}"])
  func anUnknownFieldIsAnError(template: String) {
    #expect(throws: TemplateError.self) { try style(template) }
  }

  @Test func anItemsOwnCaptionCountsMoreThanTheBoardsTemplate() throws {
    var style = try style("{stem}")
    style.replacesOwnCaptions = false

    #expect(try style.text(for: item()) == "Day one")
  }

  @Test func withoutATemplateOnlyOwnCaptionsAreDrawn() throws {
    var silent = try item()
    silent.caption = nil

    #expect(try CaptionStyle().text(for: item()) == "Day one")
    #expect(CaptionStyle().text(for: silent) == "")
  }

  @Test func aNameThatIsNoUTF8IsShownWithReplacementCharacters() throws {
    let path = FilePath(bytes: Array("a".utf8) + [0xFF] + Array("b.png".utf8))
    let item = BoardItem(
      id: "x", content: .picture(path), naturalSize: Size(width: 1, height: 1))

    #expect(try style("{name}").text(for: item) == "a\u{FFFD}b.png")
  }

  @Test func theIndexStaysWithTheItemWhenABoardIsMadeOfMovedItems() throws {
    let items = ["a", "b"].map {
      BoardItem(id: $0, content: .color(.black), naturalSize: Size(width: 1, height: 1))
    }
    let board = try Board(settings: BoardSettings(), items: items)

    let moved = try Board(settings: BoardSettings(), items: board.items.reversed())

    #expect(moved.items.map(\.number) == [2, 1])
  }

  @Test func anItemThatIsTakenOutLeavesNoGapInTheNumbers() throws {
    let items = ["a", "b", "c"].map {
      BoardItem(id: $0, content: .color(.black), naturalSize: Size(width: 1, height: 1))
    }

    let board = try Board(settings: BoardSettings(), items: items).removing(["b"])

    #expect(board.items.map(\.number) == [1, 2])
  }
}
