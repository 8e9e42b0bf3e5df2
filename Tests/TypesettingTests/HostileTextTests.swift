import Geometry
import TestSupport
import Testing
import Typesetting

/// A caption may be anything that a file can be called, and a title anything at all.
@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped), .timeLimit(.minutes(20)))
struct HostileTextTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = Typesetter(fonts: try TestFonts.list())
  }

  @Test(arguments: [
    "\u{301}", "a", "中", "ש", "\u{200B}", "\u{2060}", "\u{E123}", " ", "\u{0}", "👩‍",
  ])
  func aMillionTimesTheSameIsSetQuickly(_ text: String) {
    let long = String(repeating: text, count: 1_000_000)
    let format = TextFormat(size: 12, maximumLines: 3)

    let block = typesetter.typeset(long, format, width: 200)

    #expect(block.lines.allSatisfy { $0.width <= 200 + 1.0 / 64 })
    #expect(block.lines.allSatisfy { $0.glyphs.count <= 140_000 })
  }

  @Test func aLetterKeepsOnlySoManyMarks() throws {
    let block = typesetter.typeset(
      "a" + String(repeating: "\u{301}", count: 1_000_000), TextFormat(size: 12), width: 200)

    #expect(try #require(block.lines.first).glyphs.count <= 32)
    #expect(!block.isShortened)
  }

  @Test func lettersOfWidthThenAMillionWithoutAreSetQuickly() {
    let text = String(repeating: "w", count: 40) + String(repeating: "\u{2060}", count: 1_000_000)

    let block = typesetter.typeset(text, TextFormat(size: 12), width: 200)

    #expect(block.isShortened)
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func withoutWidthNothingIsDrawn(_ width: Double) {
    let block = typesetter.typeset("text", TextFormat(size: 12), width: width)

    #expect(block.lines.isEmpty)
  }

  @Test func noTextIsNoLine() {
    let block = typesetter.typeset("", TextFormat(size: 12), width: 100)

    #expect(block.lines.isEmpty)
    #expect(!block.isShortened)
  }
}
