import BoardModel
import Foundation
import Geometry
import Pixels
import Testing

@Suite struct BoardFileTests {
  private func read(_ text: String) throws(BoardError) -> BoardFile {
    try BoardFile(json: Array(text.utf8))
  }

  @Test func theSmallestBoardIsAFolder() throws {
    let file = try read(#"{ "version": 1, "items": "photos/" }"#)

    #expect(file.items == [.path("photos/")])
    #expect(file.overrides == BoardOverrides())
  }

  @Test func everySettingIsRead() throws {
    let file = try read(
      """
      { "version": 1, "_note": "mine",
        "canvas": { "width": 1200, "scale": 2, "margin": [1, 2, 3, 4], "background": "#ABC" },
        "layout": { "kind": "waterfall", "columns": 4, "gap": [12, 6], "orderTolerance": 3,
                    "snapping": "floor", "minimumItemHeight": 20, "maximumItemHeight": 200,
                    "seed": 7 },
        "style": { "cornerRadius": 8, "border": { "width": 3, "color": "red" } },
        "sort": "shuffle",
        "items": ["a.jpg", { "id": "todo", "size": [300, 400], "color": "#dde3ea80" }] }
      """)

    let settings = BoardSettings(file.overrides)
    #expect(settings.width == .points(1200))
    #expect(settings.scale == 2)
    #expect(settings.margin == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(settings.background == Color(red: 0xAA, green: 0xBB, blue: 0xCC))
    #expect(settings.columns == .count(4))
    #expect(settings.columnGap == 12)
    #expect(settings.rowGap == 6)
    #expect(settings.orderTolerance == 3)
    #expect(settings.snapping == .floor)
    #expect(settings.minimumItemHeight == 20)
    #expect(settings.maximumItemHeight == 200)
    #expect(settings.style.cornerRadius == 8)
    #expect(settings.style.borderWidth == 3)
    #expect(settings.style.borderColor == Color(red: 255, green: 0, blue: 0))
    #expect(file.overrides.sort == .shuffle)
    #expect(file.overrides.seed == 7)
    #expect(file.items.count == 2)
  }

  @Test(arguments: [
    (#"{ "version": 1 }"#, BoardError.missingKey("items")),
    (#"{ "items": "p" }"#, .missingKey("version")),
    (#"{ "version": 2, "items": "p" }"#, .badValue("version", expected: "1")),
    (#"[]"#, .wrongType("the file", expected: "an object")),
    (#"{ "version": 1, "itms": "p" }"#, .unknownKey("itms", nearest: "items")),
    (
      #"{ "version": 1, "items": "p", "canvas": { "widht": 3 } }"#,
      .unknownKey("canvas.widht", nearest: "width")
    ),
    (
      #"{ "version": 1, "items": [{ "src": "a", "zzzzzzz": 1 }] }"#,
      .unknownKey("items[0].zzzzzzz", nearest: nil)
    ),
    (
      #"{ "version": 1, "items": [{ "src": "a", "column": 1 }] }"#,
      .notInThisVersion("items[0].column")
    ),
    (
      #"{ "version": 1, "items": ["a", { "id": "x" }] }"#, .missingKey("items[1].src")
    ),
    (
      #"{ "version": 1, "items": "p", "layout": { "columns": 0 } }"#,
      .badValue("layout.columns", expected: "a whole number from 1 to 200")
    ),
    (
      #"{ "version": 1, "items": "p", "layout": { "gap": [1, 2, 3] } }"#,
      .badValue("layout.gap", expected: "one number, or an array of 2")
    ),
    (
      #"{ "version": 1, "items": "p", "layout": { "columns": 2, "columnWidth": 9 } }"#,
      .badValue("layout", expected: "either \"columns\" or \"columnWidth\", not both")
    ),
    (
      #"{ "version": 1, "items": 3 }"#,
      .wrongType("items", expected: "a folder, a pattern or an array of items")
    ),
    (
      #"{ "version": 1, "items": "" }"#,
      .badValue("items", expected: "the path of a picture or a folder")
    ),
  ])
  func whatIsWrongIsNamedWithItsPlace(text: String, expected: BoardError) {
    #expect(throws: expected) { try read(text) }
  }

  @Test(arguments: ["", "{", "\u{0}", "nul", "{\"version\": 1e999}"])
  func brokenJSONIsAnErrorWithADetail(text: String) {
    #expect {
      try read(text)
    } throws: { error in
      guard case BoardError.notJSON(let detail) = error else { return false }
      return !detail.isEmpty
    }
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)

    #expect(throws: BoardError.self) { try read(text) }
  }

  @Test func equalIDsAreAnErrorThatNamesBoth() {
    let item = BoardItem(
      id: "a", content: .color(.white), naturalSize: Size(width: 1, height: 1))
    let other = BoardItem(
      id: "b", content: .color(.white), naturalSize: Size(width: 1, height: 1))

    #expect(throws: BoardError.duplicateID("a", first: 0, second: 2)) {
      try Board(settings: BoardSettings(), items: [item, other, item])
    }
  }

  @Test func contradictingHeightsAreAnError() {
    var settings = BoardSettings()
    settings.minimumItemHeight = 30
    settings.maximumItemHeight = 20

    #expect(throws: BoardError.heightsContradict(minimum: 30, maximum: 20)) {
      try Board(settings: settings, items: [])
    }
  }

  @Test func whatIsSaidLaterCountsMore() {
    var file = BoardOverrides()
    file.scale = 2
    file.columnGap = 5
    var flags = BoardOverrides()
    flags.scale = 3

    let merged = flags.over(file)

    #expect(merged.scale == 3)
    #expect(merged.columnGap == 5)
    #expect(merged.rowGap == nil)
  }

  @Test func aLonePictureOfNaturalWidthHasNoMarginUnlessAskedFor() {
    var overrides = BoardOverrides()
    overrides.width = .natural

    #expect(BoardSettings(overrides).margin == .zero)

    overrides.margin = EdgeInsets(all: 3)
    #expect(BoardSettings(overrides).margin == EdgeInsets(all: 3))
  }
}
