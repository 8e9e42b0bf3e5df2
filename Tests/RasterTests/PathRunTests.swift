import Drawing
import Geometry
import Pixels
import Testing

struct PathRunTests {
  @Test func piecesThatTouchAreFilledWithoutASeam() throws {
    let square = Path(Rect(x: 0, y: 0, width: 1, height: 1))
    let halves = [0.0, 1.5].map { x in
      PathRun.Piece(square, at: Transform(a: 1.5, b: 0, c: 0, d: 3, tx: x, ty: 0))
    }

    let run = try Bitmap.drawn(3, 3, [.run(PathRun(halves), .black)])

    #expect(run == (try Bitmap.drawn(3, 3, [.fill(0, 0, 3, 3)])))
  }

  @Test func aRunWithoutPiecesDrawsNothing() throws {
    #expect(try Bitmap.drawn(2, 2, [.run(PathRun([]), .black)]) == Bitmap.drawn(2, 2, []))
  }
}
