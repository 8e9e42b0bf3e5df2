import Drawing
import Geometry
import Pixels
import TestSupport
import Testing

struct CoverageTests {
  @Test func aFillOnHalfPixelsHasHalfCoveredEdges() throws {
    let mark = Mark.fill(0.5, 0, 3, 1)

    let actual = try Bitmap.drawn(4, 1, [mark])

    #expect(actual == Bitmap("+##+"))
  }

  @Test func aFillOnWholePixelsHasSharpEdges() throws {
    let mark = Mark.fill(1, 1, 2, 2)

    let actual = try Bitmap.drawn(4, 4, [mark])

    #expect(actual == Bitmap("....\n.##.\n.##.\n...."))
  }

  @Test func aPixelsCornerIsCoveredByTheProductOfItsSides() throws {
    let mark = Mark.fill(0.5, 0.5, 1, 1)

    let actual = try Bitmap.drawn(1, 1, [mark])

    #expect(actual[0, 0] == Pixel(Color(red: 191, green: 191, blue: 191)))
  }

  @Test func twoContoursOfOnePathCoverTheirCommonAreaOnce() throws {
    var path = Path(Rect(x: 0, y: 0, width: 3, height: 1))
    path.append(Path(Rect(x: 1, y: 0, width: 3, height: 1)))
    let half = Color(red: 0, green: 0, blue: 0, alpha: 128)

    let actual = try Bitmap.drawn(4, 1, [.fill(path, .color(half))])

    #expect(Set(actual.pixels).count == 1)
  }

  @Test func aContourThatRunsTheOtherWayRoundIsAHole() throws {
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 0)
    let ring = Path(borderOf: shape, width: 1)

    let actual = try Bitmap.drawn(4, 4, [.fill(ring, .color(.black))])

    #expect(actual == Bitmap("####\n#..#\n#..#\n####"))
  }

  @Test func aFillThatLeavesTheCanvasIsCutAtItsEdges() throws {
    let mark = Mark.fill(-1e9, -1e9, 2e9, 1e9 + 1)

    let actual = try Bitmap.drawn(2, 2, [mark])

    #expect(actual == Bitmap("##\n.."))
  }

  @Test(arguments: [0.3, 1.5, 5.5, 27.4, 300])
  func aCircleCoversTheAreaOfACircle(radius: Double) throws {
    let side = Int(2 * radius) + 4
    let path = Path(circleAt: Point(x: Double(side) / 2 + 0.3, y: radius + 1.7), radius: radius)

    let drawn = try Bitmap.drawn(side, side, on: .clear, [.fill(path, .color(.white))])

    let covered = drawn.pixels.reduce(0.0) { $0 + Double($1.alpha) / 255 }
    #expect(abs(covered - Double.pi * radius * radius) < 0.05 + radius * 0.015)
  }

  @Test func aTriangleUnderTheDiagonalHalfCoversThePixelsOnIt() throws {
    let path = Path(elements: [
      .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 3, y: 3)), .line(to: Point(x: 0, y: 3)),
    ])

    let actual = try Bitmap.drawn(3, 3, [.fill(path, .color(.black))])

    #expect(actual == Bitmap("+..\n#+.\n##+"))
  }

  @Test func aCubicOnTheDiagonalCoversLikeTheLine() throws {
    let path = Path(elements: [
      .move(to: Point(x: 0, y: 0)),
      .cubic(control1: Point(x: 1, y: 1), control2: Point(x: 2, y: 2), to: Point(x: 3, y: 3)),
      .line(to: Point(x: 0, y: 3)),
    ])

    let actual = try Bitmap.drawn(3, 3, [.fill(path, .color(.black))])

    #expect(actual == Bitmap("+..\n#+.\n##+"))
  }

  @Test func aParabolaCoversTwoThirdsOfItsBox() throws {
    let path = Path(elements: [
      .move(to: Point(x: 0, y: 30)),
      .quadratic(control: Point(x: 20, y: -30), to: Point(x: 40, y: 30)),
    ])

    let drawn = try Bitmap.drawn(40, 30, on: .clear, [.fill(path, .color(.white))])

    let covered = drawn.pixels.reduce(0.0) { $0 + Double($1.alpha) / 255 }
    #expect(abs(covered - 800) < 0.5)
  }
}
