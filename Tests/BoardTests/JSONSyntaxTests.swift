import BoardModel
import Testing

@Suite struct JSONSyntaxTests {
  private func read(_ text: String) throws(BoardError) -> BoardFile {
    try BoardFile(json: Array(text.utf8))
  }

  private func path(in text: String) throws(BoardError) -> String? {
    guard case .path(let path) = try read("{\"version\": 1, \"items\": \(text)}").items.first else {
      return nil
    }
    return path
  }

  @Test(arguments: [
    ("{ \"version\": 1,\n  \"items\": [ \"a\", }", "line 2, column 19: expected a value"),
    ("{\n\"version\": 1\n\"items\": \"a\" }", "line 3, column 1: expected a comma or }"),
    ("{ \"version\": 1, \"items\": \"a\"", "line 1, column 29: it ends where a comma or } belongs"),
    ("{ \"version\" 1 }", "line 1, column 13: expected a colon"),
    ("{ version: 1 }", "line 1, column 3: expected a key in quotes"),
    ("", "line 1, column 1: it ends where a value belongs"),
    ("{} {}", "line 1, column 4: expected the end of the file"),
    ("{ \"é\": \"a\n\" }", "line 1, column 8: the text has no closing quote on its line"),
    ("{ \"a\": \"b", "line 1, column 8: the text has no closing quote"),
    ("{ \"a\": \"\\x\" }", "line 1, column 10: expected an escape such as \\n"),
    ("{ \"a\": \"\\u12g4\" }", "line 1, column 11: expected four hexadecimal digits"),
    ("{ \"a\": \"\\uD83D\" }", "line 1, column 15: half of a surrogate pair is missing"),
    ("{ \"a\": \"\\uDE00\" }", "line 1, column 15: half of a surrogate pair is missing"),
    ("{ \"a\": 1e400 }", "line 1, column 8: the number is too great"),
    ("{ \"a\": 01 }", "line 1, column 9: expected a comma or }"),
    ("{ \"a\": -.5 }", "line 1, column 9: expected a digit"),
    ("{ \"a\": 1. }", "line 1, column 10: expected a digit"),
    ("{ \"a\": 1, \"a\": 2 }", "line 1, column 11: the key \"a\" stands twice"),
  ])
  func whatIsNoJSONIsNamedWithLineAndColumn(text: String, detail: String) {
    #expect(throws: BoardError.notJSON(detail: detail)) { try read(text) }
  }

  @Test(arguments: [
    (#""a b/c.png""#, "a b/c.png"), (#""\u0041\n\t\"\\\/""#, "A\n\t\"\\/"),
    (#""\uD83D\uDE00é\u00e9""#, "😀éé"), ("\"\u{7F}\"", "\u{7F}"),
  ])
  func textsAreReadWithTheirEscapes(text: String, path wanted: String) throws {
    #expect(try path(in: text) == wanted)
  }

  @Test func numbersHaveFractionsAndExponents() throws {
    let file = try read(#"{"version": 1E0, "canvas": {"width": 1.25e+2}, "items": "a"}"#)

    #expect(file.overrides.width == .points(125))
  }

  @Test func aByteOrderMarkIsNoFault() throws {
    let file = try read("\u{FEFF}{\"version\": 1, \"items\": \"a\"}\r\n")

    #expect(file.items == [.path("a")])
  }

  @Test func notesMayHaveOneKey() throws {
    let file = try read(#"{"_": "first", "version": 1, "_": ["second"], "items": "a"}"#)

    #expect(file.items == [.path("a")])
  }

  @Test func bytesThatAreNotUTF8AreNoText() {
    let bytes = Array(#"{"version": 1, "items": ""#.utf8) + [0xFF] + Array("\"}".utf8)

    #expect(throws: BoardError.notJSON(detail: "line 1, column 25: the text is not UTF-8")) {
      try BoardFile(json: bytes)
    }
  }

  @Test func nestingWithoutEndIsRefused() {
    let text = String(repeating: "[", count: 100_000)

    #expect(throws: BoardError.notJSON(detail: "line 1, column 65: it is nested too deeply")) {
      try read(text)
    }
  }
}
