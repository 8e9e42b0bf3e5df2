import ImageCodecs
import ImageComparison
import Pixels
import Testing

@Suite struct DifferencePictureTests {
  private let red = Color(red: 255, green: 0, blue: 0)

  private func draw(
    _ a: StraightBitmap, _ b: StraightBitmap, _ style: DifferencePicture.Style = .highlight
  ) throws -> StraightBitmap {
    var comparator = ImageComparator()
    comparator.wantsMap = true
    var picture = DifferencePicture()
    picture.style = style
    return picture.draw(a, b, try #require(try comparator.compare(a, b).map))
  }

  @Test func whatDiffersIsMarkedAndTheRestFades() throws {
    let a = StraightBitmap(3, 2, .black)
    var b = a
    b[1, 1] = .white

    let picture = try draw(a, b)

    #expect(picture[1, 1] == red)
    #expect(picture[0, 0] == Color(red: 230, green: 230, blue: 230))
  }

  @Test func theOverhangIsHatched() throws {
    let picture = try draw(StraightBitmap(8, 8, .white), StraightBitmap(8, 9, .white))

    #expect(picture.size == PixelSize(width: 8, height: 9))
    #expect((0..<8).contains { picture[$0, 8] == red })
    #expect((0..<8).contains { picture[$0, 8] != red })
    #expect(!(0..<8).contains { picture[$0, 7] == red })
  }

  @Test func aTriptychHoldsBothPictures() throws {
    let a = StraightBitmap(4, 3, .black)
    let b = StraightBitmap(4, 3, .white)

    let picture = try draw(a, b, .triptych)

    #expect(picture.size == PixelSize(width: 16, height: 3))
    #expect(picture[0, 0] == .black)
    #expect(picture[6, 0] == red)
    #expect(picture[15, 2] == .white)
  }

  @Test func aMaskHoldsTheMarksAlone() throws {
    let a = StraightBitmap(3, 1, .black)
    var b = a
    b[2, 0] = .white

    #expect(try draw(a, b, .mask).colors == [.clear, .clear, red])
  }

  @Test func theLastRowOfALargePictureIsThere() throws {
    let a = StraightBitmap(2100, 2100, .white)
    var b = a
    b[2099, 2099] = .black

    let file = try draw(a, b).encodedPNG()

    let picture = try StraightBitmap(decoding: .bytes(file))
    #expect(picture.size == a.size)
    #expect(picture[2099, 2099] == red)
  }

  @Test func rowsThatWerePutInOrTakenOutAreFound() {
    let tall = StraightBitmap.random(5, 12, seed: 2)
    var short = StraightBitmap(5, 9, .white)
    short.colors = Array(tall.colors[..<20] + tall.colors[35...])

    #expect(RowAlignment(tall, short) == .removed(count: 3, y: 4))
    #expect(RowAlignment(short, tall) == .inserted(count: 3, y: 4))
    #expect(RowAlignment(tall, tall) == nil)
    #expect(RowAlignment(tall, StraightBitmap.random(5, 9, seed: 3)) == nil)
  }

  @Test func theDensestWindowHoldsTheMostDifferences() throws {
    let a = StraightBitmap(20, 20, .white)
    var b = a
    for (x, y) in [(0, 0), (5, 5), (6, 5), (7, 6), (19, 19)] { b[x, y] = .black }
    var comparator = ImageComparator()
    comparator.wantsMap = true
    let map = try #require(try comparator.compare(a, b).map)

    #expect(map.densestWindow(side: 1) == 1)
    #expect(map.densestWindow(side: 3) == 3)
    #expect(map.densestWindow(side: 100) == 5)
  }
}
