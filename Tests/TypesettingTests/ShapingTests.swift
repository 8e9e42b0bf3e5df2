import Geometry
import TestSupport
import Testing
import Typesetting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct ShapingTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = Typesetter(fonts: try TestFonts.list())
  }

  private func glyphs(of text: String, size: Double = 13) throws -> [TextGlyph] {
    let block = typesetter.typeset(text, TextFormat(size: size), width: 1000)
    return try #require(block.lines.first).glyphs
  }

  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func glyphsAndPlacesAreThoseOfTheReferenceScene() throws {
    let scene = try JSONDecoder().decode(
      TextScene.self, from: Cases.data("scenes/json/31-text-latin.json"))

    for text in scene.ops {
      let glyphs = try glyphs(of: text.text, size: text.size)

      #expect(glyphs.map { Double($0.id) } == text.glyphs.map { $0[0] })
      for (glyph, expected) in zip(glyphs, text.glyphs) {
        #expect(abs(glyph.position.x + text.x - expected[1]) < 0.0001)
        #expect(glyph.position.y == 0)
      }
    }
  }

  @Test func lettersAreKernedAndJoined() throws {
    let pair = try glyphs(of: "AV")
    let wide = try glyphs(of: "AH")
    let ligature = try glyphs(of: "fi")

    #expect(pair[1].position.x < wide[1].position.x)
    #expect(ligature.count == 1)
  }

  @Test func eachCharacterHasTheFirstFontThatHasIt() throws {
    let fonts = try glyphs(of: "a中é").map { $0.font?.path.split(separator: "/").last ?? "" }

    #expect(fonts == ["DejaVuSans.ttf", "wqy-microhei.ttc", "DejaVuSans.ttf"])
  }

  @Test func marksAreOfTheFontOfTheirLetter() throws {
    let glyphs = try glyphs(of: "中\u{301}")

    #expect(Set(glyphs.map { $0.font?.path }).count == 1)
  }

  @Test func aNameThatAMacTookApartLooksLikeTheWhole() throws {
    let whole = try glyphs(of: "é한글")
    let apart = try glyphs(of: "e\u{301}\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}")

    #expect(whole.map(\.id) == apart.map(\.id))
  }

  @Test func hebrewIsDrawnFromTheRight() throws {
    let alef = try #require(glyphs(of: "א").first)
    let word = try glyphs(of: "אבג")

    #expect(word.last?.id == alef.id)
  }

  @Test func numbersAndLatinRunRightWithinHebrew() throws {
    let one = try #require(glyphs(of: "1").first)
    let two = try #require(glyphs(of: "2").first)

    let ids = try glyphs(of: "אב 12 גד").map(\.id)

    let first = try #require(ids.firstIndex(of: one.id))
    #expect(ids[first + 1] == two.id)
    #expect(first == 3)
  }

  @Test func bracketsAreMirroredInArabic() throws {
    let (open, close) = (try glyphs(of: "("), try glyphs(of: ")"))

    let ids = try glyphs(of: "ا(ب)").map(\.id)

    #expect(ids.first == open.first?.id)
    #expect(ids[2] == close.first?.id)
  }

  @Test func arabicLettersTakeTheirJoiningShapes() throws {
    let alone = try #require(glyphs(of: "ب").first)

    let joined = try glyphs(of: "ببب")

    #expect(Set(joined.map(\.id)).count == 3)
    #expect(!joined.contains { $0.id == alone.id })
  }

  @Test func aCharacterThatNoFontHasIsABoxAndIsNamed() throws {
    let block = typesetter.typeset("a\u{E123}b\u{E123}", TextFormat(size: 10), width: 100)

    let glyphs = try #require(block.lines.first).glyphs
    #expect(block.missing == ["\u{E123}"])
    #expect(glyphs.map { $0.font == nil } == [false, true, false, true])
    #expect(abs(glyphs[2].position.x - glyphs[1].position.x - 6) < 1e-9)
  }

  @Test func whatIsNeverSeenIsNotMissing() {
    let block = typesetter.typeset(
      "a\u{FE0F}\u{200B}\u{2060}b\u{FEFF}", TextFormat(size: 10), width: 100)

    #expect(block.missing == [])
  }

  @Test(arguments: ["\u{0}", "\u{7}", "\n", "\r\n", "\t", "\u{202E}", "\u{2066}", "\u{2028}"])
  func controlCharactersAreShown(_ text: String) throws {
    let shown = try #require(glyphs(of: "\u{FFFD}").first)

    let glyphs = try glyphs(of: "a" + text)

    #expect(glyphs.dropFirst().allSatisfy { $0.id == shown.id })
    #expect(glyphs.count == 1 + text.unicodeScalars.count)
  }
}
