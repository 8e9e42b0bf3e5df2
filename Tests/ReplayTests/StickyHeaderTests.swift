import BoardDrawing
import BoardModel
import Geometry
import Pixels
import Testing

/// Headers that stay in sight while the board is scrolled.
@Suite struct StickyHeaderTests {
  /// Two sections whose headers are 44 high; the first one's text is the message of an empty section,
  /// which is no header's.
  private func replay(offset: Double) throws -> DragReplay {
    let board = try PlayedBoard.arranged(
      [[("a", 100, 456)], [("b", 100, 900)]], columns: 1, width: 100
    ) { _, sections, _ in
      for index in sections.indices {
        sections[index].header = SectionStrip(height: 44)
        sections[index].header?.isSticky = true
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

  @Test func aHeaderWithoutATextNeedsNoPanel() throws {
    #expect(try replay(offset: 100).moment(at: 0).panels.isEmpty)
  }
}
