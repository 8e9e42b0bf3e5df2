import Drawing
import Geometry
import Pixels
import TestSupport
import Testing

struct LayerTests {
  private let picture = ImageName("picture")
  private let square = Rect(x: 1, y: 1, width: 4, height: 4)

  @Test func noContentShowsAlongTheOuterEdgeOfABorder() throws {
    let shape = RoundedRect(Rect(x: 1.3, y: 1.4, width: 30, height: 20), cornerRadius: 8)
    let layer = Layer(
      shape: shape, contents: [.color(.white)], border: Border(width: 40, color: .pureRed))

    let actual = try Bitmap.drawn(34, 24, on: .black, [.layer(layer)])

    #expect(actual.pixels.allSatisfy { $0.green == 0 && $0.blue == 0 })
    #expect(actual[15, 10] == Pixel(.pureRed))
  }

  @Test func aLayerCoversWhatItsShapeCovers() throws {
    let shape = RoundedRect(Rect(x: 1.3, y: 1.4, width: 30, height: 20), cornerRadius: 8)
    let layer = Layer(
      shape: shape, contents: [.color(.white)], border: Border(width: 2.4, color: .pureRed))
    let fill = Path(shape.rect, cornerRadius: shape.cornerRadius)

    let actual = try Bitmap.drawn(34, 24, on: .clear, [.layer(layer)])

    let expected = try Bitmap.drawn(34, 24, on: .clear, [.fill(fill, .color(.white))])
    #expect(actual.pixels.map(\.alpha) == expected.pixels.map(\.alpha))
    #expect(actual.pixels.map(\.red) == expected.pixels.map(\.red))
  }

  @Test func aBorderLiesInsideTheShape() throws {
    let layer = Layer(
      shape: RoundedRect(square, cornerRadius: 0), contents: [.color(.black)],
      border: Border(width: 1, color: .pureRed))

    let actual = try Bitmap.drawn(6, 6, [.layer(layer)])

    #expect(actual == Bitmap("......\n.RRRR.\n.R##R.\n.R##R.\n.RRRR.\n......"))
  }

  @Test func contentsShowThroughATranslucentBorder() throws {
    let half = Color(red: 255, green: 255, blue: 255, alpha: 128)
    let layer = Layer(
      shape: RoundedRect(square, cornerRadius: 0), contents: [.color(.black)],
      border: Border(width: 1, color: half))

    let actual = try Bitmap.drawn(6, 6, [.layer(layer)])

    #expect(actual[1, 1] == Pixel(Color(red: 128, green: 128, blue: 128)))
    #expect(actual[2, 2] == Pixel(.black))
  }

  @Test func theInsideOfACardIsThePictureItself() throws {
    var random = SeededGenerator(seed: 7)
    let bitmap = Bitmap.random(PixelSize(width: 40, height: 30), isOpaque: true, &random)
    let rect = Rect(x: 3, y: 2, width: 40, height: 30)
    let layer = Layer(
      shape: RoundedRect(rect, cornerRadius: 6),
      contents: [.color(.pureRed), .image(picture, over: rect)])

    let actual = try Bitmap.drawn(46, 34, tiles: [picture: bitmap], [.layer(layer)])

    let inside = (6..<24).allSatisfy { y in
      (0..<40).allSatisfy { actual[$0 + 3, y + 2] == bitmap[$0, y] }
    }
    #expect(inside, "seed 7")
    #expect(actual[3, 2] == Pixel(.white))
  }

  @Test func aPictureWithAlphaLiesOverTheColorBelowIt() throws {
    let bitmap = Bitmap("#_\n_#")
    let rect = Rect(x: 0, y: 0, width: 2, height: 2)
    let layer = Layer(
      shape: RoundedRect(rect, cornerRadius: 0),
      contents: [.color(.pureBlue), .image(picture, over: rect)])

    let actual = try Bitmap.drawn(2, 2, tiles: [picture: bitmap], [.layer(layer)])

    #expect(actual == Bitmap("#B\nB#"))
  }

  @Test func aPictureThatFillsPartOfALayerIsCutAtItsOwnEdges() throws {
    let layer = Layer(
      shape: RoundedRect(square, cornerRadius: 0),
      contents: [
        .color(.pureBlue), .image(picture, over: Rect(x: 1, y: 2, width: 4, height: 2)),
      ])
    let bitmap = Bitmap("####\n####")

    let actual = try Bitmap.drawn(6, 6, tiles: [picture: bitmap], [.layer(layer)])

    #expect(actual == Bitmap("......\n.BBBB.\n.####.\n.####.\n.BBBB.\n......"))
  }

  @Test func aPictureAndItsShapeShareTheirFractionalEdge() throws {
    let rect = Rect(x: 0.5, y: 0, width: 3, height: 1)
    let mark = Mark.fill(Path(rect), .image(picture, over: rect))
    let bitmap = Bitmap("###")

    let actual = try Bitmap.drawn(4, 1, tiles: [picture: bitmap], [mark])

    #expect(actual == Bitmap("+##+"))
  }

  @Test func aPathShowsOfAPictureOnlyWhatTheyShare() throws {
    let mark = Mark.fill(
      Path(Rect(x: 0, y: 0, width: 4, height: 2)),
      .image(picture, over: Rect(x: 1, y: 0, width: 4, height: 1)))
    let bitmap = Bitmap("####")

    let actual = try Bitmap.drawn(5, 2, tiles: [picture: bitmap], [mark])

    #expect(actual == Bitmap(".###.\n....."))
  }
}
