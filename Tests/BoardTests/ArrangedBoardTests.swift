import BoardDrawing
import BoardModel
import Drawing
import Geometry
import Layouts
import Pixels
import TestSupport
import Testing

@Suite struct ArrangedBoardTests {
  private func board(_ sizes: [(Double, Double)], _ change: (inout BoardSettings) -> Void) throws
    -> Board
  {
    var settings = BoardSettings()
    change(&settings)
    let items = sizes.enumerated().map { index, size in
      BoardItem(
        id: String(index), content: .color(.white),
        naturalSize: Size(width: size.0, height: size.1))
    }
    return try Board(settings: settings, items: items)
  }

  @Test func columnsBringTheBoardNearestToFourByThree() throws {
    let sizes = (0..<24).map { _ in (3.0, 2.0) }

    let chosen = try ArrangedBoard(board(sizes) { _ in }).arrangement

    func distance(_ size: Size) -> Double {
      let ratio = size.width / size.height / (4.0 / 3)
      return max(ratio, 1 / ratio)
    }
    for count in 1...12 {
      let other = try ArrangedBoard(board(sizes) { $0.columns = .count(count) }).arrangement
      #expect(distance(chosen.size) <= distance(other.size), "\(count) columns")
    }
    #expect(chosen.columnCount == 5)
  }

  @Test func thereAreNeverMoreColumnsThanPictures() throws {
    let arranged = try ArrangedBoard(board([(1, 9), (1, 9)]) { _ in })

    #expect(arranged.arrangement.columnCount == 2)
  }

  @Test(arguments: [(100.0, 3), (106.7, 2), (320, 1), (5000, 1), (1, 30)])
  func asManyColumnsOfAWidthAsFit(width: Double, count: Int) throws {
    let arranged = try ArrangedBoard(
      board([(1, 1)]) {
        $0.width = .points(320)
        $0.margin = .zero
        $0.columnGap = 10
        $0.columns = .width(width)
      })

    #expect(arranged.arrangement.columnCount == count)
  }

  @Test func inANaturalColumnEveryPictureHasItsOwnSize() throws {
    let arranged = try ArrangedBoard(
      board([(100, 50), (30, 70)]) {
        $0.width = .natural
        $0.margin = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        $0.rowGap = 5
      }
    ).arrangement

    #expect(
      arranged.frames == [
        Rect(x: 2, y: 1, width: 100, height: 50), Rect(x: 2, y: 56, width: 30, height: 70),
      ])
    #expect(arranged.size == Size(width: 106, height: 129))
  }

  @Test func aPlainCardIsAFillAndAStyledOneALayer() throws {
    let plain = BoardPainter().paint(BoardMoment(try ArrangedBoard(board([(1, 1)]) { _ in })))
    let styled = BoardPainter().paint(
      BoardMoment(
        try ArrangedBoard(
          board([(1, 1)]) {
            $0.style.cornerRadius = 8
            $0.style.borderWidth = 2
          })))

    guard case .fill(_, .color(.white)) = plain.marks[0] else {
      Issue.record("a plain card is no fill")
      return
    }
    guard case .layer(let layer) = styled.marks[0] else {
      Issue.record("a styled card is no layer")
      return
    }
    #expect(layer.shape.cornerRadius == 8)
    #expect(layer.border == Border(width: 2, color: .black))
  }
}
