import Drawing
import Geometry
import Pixels
import TestSupport
import Testing

struct LineTests {
  /// The area of a line drawn black on white, in pixels.
  private func area(through points: [Point], width: Double = 6) throws -> Double {
    let path = Path(lineThrough: points, width: width)
    let bitmap = try Bitmap.drawn(60, 60, [.fill(path, .color(.black))])
    return bitmap.pixels.reduce(0) { $0 + Double(255 - $1.red) / 255 }
  }

  @Test func aLineHasRoundEnds() throws {
    let area = try area(through: [Point(x: 12.3, y: 20), Point(x: 42.3, y: 20)])

    #expect(abs(area - (30 * 6 + 9 * Double.pi)) < 0.2)
  }

  @Test func aBendIsRoundOutsideAndSharpInside() throws {
    let corner = Point(x: 40.2, y: 20.7)
    let area = try area(through: [Point(x: 10.2, y: 20.7), corner, Point(x: 40.2, y: 50.7)])

    #expect(abs(area - (2 * 30 * 6 - 9 + 9 * Double.pi / 4 + 9 * Double.pi)) < 0.2)
  }

  @Test func aBendTheOtherWayCoversTheSame() throws {
    let points = [Point(x: 10.2, y: 20.7), Point(x: 30, y: 25), Point(x: 20, y: 50.7)]

    let one = try area(through: points)
    let other = try area(through: points.reversed())

    #expect(abs(one - other) < 0.1)
  }

  @Test func onePointIsADisc() throws {
    let point = Point(x: 30, y: 30)

    let area = try area(through: [point, point])

    #expect(abs(area - 9 * Double.pi) < 0.1)
  }

  @Test func aLineWithoutWidthOrPointsIsNothing() throws {
    #expect(Path(lineThrough: [], width: 3).elements.isEmpty)
    #expect(Path(lineThrough: [.zero], width: 0).elements.isEmpty)
  }
}
