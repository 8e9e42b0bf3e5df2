import Geometry
import TestSupport
import Testing
import Typesetting

@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct PlacingTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = Typesetter(fonts: try TestFonts.list())
  }

  private func block(_ text: String, _ alignment: TextAlignment = .natural) -> TextBlock {
    let format = TextFormat(size: 13, maximumLines: 3, alignment: alignment)
    return typesetter.typeset(text, format, width: 200)
  }

  @Test func theBaselineLiesOnAWholePixelAndLettersOnAQuarter() throws {
    let path = try #require(
      block("ll").paths(at: Point(x: 10.13, y: 7.4), scale: 3).first)
    let points = path.elements.map(\.end)

    let bottom = try #require(points.map(\.y).max()) * 3
    let left = try #require(points.map(\.x).min()) * 3
    let stem = 193.0 / 2048 * 13 * 3

    #expect(abs(bottom - bottom.rounded()) < 1e-9)
    #expect(abs((left - stem) * 4 - ((left - stem) * 4).rounded()) < 1e-9)
  }

  @Test func linesStandWhereTheyAreAsked() throws {
    let free = try #require(block("word").lines.first).width

    let starts = [TextAlignment.left, .center, .right, .natural].map {
      block("word", $0).lines[0].origin.x
    }
    let hebrew = block("שלום").lines[0]

    #expect(starts == [0, (200 - free) / 2, 200 - free, 0])
    #expect(hebrew.origin.x == 200 - hebrew.width)
  }

  @Test func linesFollowEachOtherByTheHeightOfALine() throws {
    let metrics = typesetter.metrics(size: 13)

    let block = block("one two three four five six seven eight nine ten eleven")

    #expect(block.lines.count == 2)
    #expect(abs(block.lines[0].origin.y - metrics.ascent) < 1e-9)
    #expect(abs(block.lines[1].origin.y - metrics.ascent - metrics.height) < 1e-9)
    #expect(abs(block.size.height - 2 * metrics.height) < 1e-9)
  }

  @Test func aGivenLineHeightPutsTheLettersInTheMiddle() {
    let format = TextFormat(size: 10, lineHeight: 30)
    let metrics = typesetter.metrics(size: 10)

    let block = typesetter.typeset("word", format, width: 100)

    #expect(block.size.height == 30)
    #expect(abs(block.lines[0].origin.y - (15 - metrics.height / 2 + metrics.ascent)) < 1e-9)
  }

  @Test func theLineHeightDoesNotDependOnTheText() {
    #expect(block("a").size == block("瀑布").size)
  }
}
