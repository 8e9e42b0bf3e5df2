import BoardDrawing
import BoardModel
import Geometry
import Pixels
import Testing

/// Headers that stay in sight while the board is scrolled.
@Suite struct StickyHeaderTests {
  /// Row 2 of `behaviour.md` §4: two sections whose headers are 44 high, at 0 and at 500.
  private func replay(offset: Double) throws -> DragReplay {
    let texts = try (0...1).map { try TextTemplate("Section \($0)", allowed: []) }
    let board = try PlayedBoard.arranged(
      [[("a", 100, 456)], [("b", 100, 900)]], columns: 1, width: 100
    ) { _, sections, _ in
      for index in sections.indices {
        sections[index].header = SectionStrip(height: 44)
        sections[index].header?.isSticky = true
        sections[index].header?.text = texts[index]
        sections[index].header?.textSize = 14
      }
    }
    return try DragReplay(
      board,
      gesture: PlayedBoard.gesture(
        #"""
        { "version": 1, "viewport": { "height": 300, "offset": \#(offset) },
          "steps": [ { "hold": 0.1 } ] }
        """#))
  }

  @Test(arguments: [(0.0, nil, 0), (100, 0, 0), (470, -14, 0), (520, 0, 1)])
  func theHeaderOfTheSectionIsDrawnAtTheTopOrPushed(
    offset: Double, y: Double?, section: Int
  ) throws {
    let replay = try replay(offset: offset)

    let moment = replay.moment(at: 0)

    let panel = moment.panels.first
    #expect(panel?.frame.y == y)
    if y != nil { #expect(panel?.label?.text == "Section \(section)") }
    #expect(moment.labels.count == (y == nil ? 2 : 1))
  }
}
