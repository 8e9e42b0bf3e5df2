import Drawing
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

struct GroupTests {
  @Test func marksOfAFadedGroupDoNotShowThroughEachOther() throws {
    let group = Group(
      opacity: 0.5, marks: [.fill(0, 0, 2, 1, .pureRed), .fill(1, 0, 2, 1, .pureBlue)])

    let actual = try Bitmap.drawn(3, 1, [.group(group)])

    let paleBlue = Pixel(Color(red: 128, green: 128, blue: 255))
    #expect(actual[0, 0] == Pixel(Color(red: 255, green: 128, blue: 128)))
    #expect(actual[1, 0] == paleBlue)
    #expect(actual[2, 0] == paleBlue)
  }

  @Test func fadesOfNestedGroupsMultiply() throws {
    let inner = Group(opacity: 0.5, marks: [.fill(0, 0, 1, 1)])

    let actual = try Bitmap.drawn(1, 1, [.group(Group(opacity: 0.5, marks: [.group(inner)]))])

    #expect(actual[0, 0] == Pixel(Color(red: 191, green: 191, blue: 191)))
  }

  @Test func aGroupMovesItsMarksAndThoseOfGroupsWithin() throws {
    let inner = Group(
      transform: .translation(x: 1, y: 0), marks: [.fill(0, 0, 1, 1)])
    let outer = Group(transform: .scale(2), marks: [.group(inner)])

    let actual = try Bitmap.drawn(5, 3, [.group(outer)])

    #expect(actual == Bitmap("..##.\n..##.\n....."))
  }

  @Test func aQuarterTurnLaysARectangleOnItsSide() throws {
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0)

    let actual = try Bitmap.drawn(
      4, 3, [.group(Group(transform: turn, marks: [.fill(0, 1, 3, 1)]))])

    #expect(actual == Bitmap(".#..\n.#..\n.#.."))
  }

  @Test func theScaleOfAListMapsPointsToPixels() throws {
    let mark = Mark.fill(0.5, 0, 1, 0.5)

    let actual = try Bitmap.drawn(4, 2, scale: 2, [mark])

    #expect(actual == Bitmap(".##.\n...."))
  }

  @Test func aTurnedPictureKeepsItsColors() throws {
    let picture = ImageName("picture")
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 16, ty: 0)
    let rect = Rect(x: 0, y: 0, width: 16, height: 16)
    let group = Group(
      transform: turn, marks: [.fill(Path(rect), .image(picture, over: rect))])
    let quarters = (0..<16).map { String(repeating: $0 < 8 ? "R" : "B", count: 8) }
      .enumerated().map { $1 + String(repeating: $0 < 8 ? "G" : "#", count: 8) }

    let actual = try Bitmap.drawn(
      16, 16, tiles: [picture: Bitmap(quarters.joined(separator: "\n"))], [.group(group)])

    let corners = [actual[0, 0], actual[15, 0], actual[0, 15], actual[15, 15]]
    #expect(corners == Bitmap("BR\n#G").pixels)
  }

  @Test func aFadedGroupOnAClearCanvasKeepsItsColor() throws {
    let group = Group(opacity: 0.5, marks: [.fill(0, 0, 1, 1, .pureRed)])
    let list = DisplayList(
      size: PixelSize(width: 2, height: 1), background: .clear, marks: [.group(group)])

    let band = try Rasterizer(list).render(rows: 0..<1, tiles: NamedTiles(bitmaps: [:]))

    let expected = [Color(red: 255, green: 0, blue: 0, alpha: 128), .clear]
    #expect(band.colors == expected)
  }
}
