import Geometry
import TestSupport
import Testing
import Typesetting

@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct LineTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = Typesetter(fonts: try TestFonts.list())
  }

  private func width(_ text: String) -> Double {
    typesetter.typeset(text, TextFormat(size: 10), width: 1e6).lines.first?.width ?? 0
  }

  /// Whether a text is set into just these lines, in a width that has room for `widest` and no more.
  private func expect(
    _ text: String, room widest: String, lines expected: [String], limit: Int = 9,
    keepsLineBreaks: Bool = false, _ location: SourceLocation = #_sourceLocation
  ) {
    let format = TextFormat(size: 10, maximumLines: limit, keepsLineBreaks: keepsLineBreaks)

    let block = typesetter.typeset(text, format, width: width(widest))

    let widths = block.lines.map { ($0.width * 1000).rounded() }
    #expect(widths == expected.map { (width($0) * 1000).rounded() }, sourceLocation: location)
  }

  @Test func linesEndAtSpacesThatAreNotDrawn() {
    expect("one two  three", room: "one two", lines: ["one two", "three"])
    expect("one two three", room: "one tw", lines: ["one", "two", "three"])
  }

  @Test func ideographsBreakAnywhere() {
    expect("瀑布流布局", room: "瀑布", lines: ["瀑布", "流布", "局"])
    expect("ab瀑布cd", room: "ab瀑", lines: ["ab瀑", "布cd"])
  }

  @Test func closingMarksDoNotBeginALine() {
    expect("照片。墙壁", room: "照片", lines: ["照", "片。", "墙壁"])
    expect("ちょっと", room: "ち", lines: ["ち", "ょ", "っ", "と"])
    expect("待って！待", room: "待って", lines: ["待っ", "て！待"])
    expect("wolves (no)", room: "wolves (", lines: ["wolves", "(no)"])
  }

  @Test func openingMarksDoNotEndALine() {
    expect("照片「墙」", room: "照片「", lines: ["照片", "「墙」"])
  }

  @Test func hyphensAndSlashesMayEndALine() {
    expect("well-known", room: "well-kn", lines: ["well-", "known"])
    expect("photos/summer", room: "photos/su", lines: ["photos/", "summer"])
    expect("x 2020-12", room: "2020-12", lines: ["x", "2020-12"])
  }

  @Test func noBreakSpacesHold() {
    expect("a b\u{A0}c", room: "a b\u{A0}", lines: ["a", "b\u{A0}c"])
  }

  @Test func aWordThatFitsOnNoLineIsDivided() {
    expect("bbbbaaaa", room: "bbbb", lines: ["bbbb", "aaaa"])
  }

  @Test func aClusterIsNeverDivided() {
    let family = "\u{65}\u{301}\u{302}"

    expect(family + family, room: family, lines: [family, family])
  }

  @Test func theLastLineIsShortened() {
    expect("one two three four", room: "one two", lines: ["one two", "three…"], limit: 2)
    expect("one two three", room: "one tw", lines: ["one…"], limit: 1)
  }

  @Test func lineBreaksCountWhereTheyAreKept() {
    expect("one\ntwo", room: "one two", lines: ["one", "two"], keepsLineBreaks: true)
    expect("one\n\ntwo", room: "one two", lines: ["one", "", "two"], keepsLineBreaks: true)
    expect("one\ntwo", room: "one two", lines: ["one…"], limit: 1, keepsLineBreaks: true)
  }

  @Test func aTextThatFitsIsNotShortened() {
    let room = width("exactly")

    let block = typesetter.typeset("exactly", TextFormat(size: 10), width: room - 1 / 128)
    let shorter = typesetter.typeset("exactly", TextFormat(size: 10), width: room - 1 / 32)

    #expect(!block.isShortened)
    #expect(shorter.isShortened)
  }

  @Test func withoutRoomForAnEllipsisNothingIsDrawn() {
    let block = typesetter.typeset("word", TextFormat(size: 10), width: 3)

    #expect(block.lines.isEmpty)
    #expect(block.isShortened)
    #expect(block.size.height == 0)
  }

  @Test func noLineIsWiderThanItsRoom() {
    var random = SeededGenerator(seed: 7)
    let letters = Array("ab AVfi-/.,!(« שלום مرحبا 瀑布流、。「」ちょ한글é\u{301}\u{200B}\u{2060}👍🏽\t…")
    for _ in 0..<300 {
      let text = String(
        (0..<Int.random(in: 0...80, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        })
      let width = Double.random(in: 0...200, using: &random)
      let format = TextFormat(size: 10, maximumLines: .random(in: 1...6, using: &random))

      let block = typesetter.typeset(text, format, width: width)

      #expect(
        block.lines.allSatisfy { $0.width <= width + 1.0 / 64 }, "\(text) in \(width), seed 7")
      #expect(block.lines.count <= format.maximumLines)
    }
  }
}
