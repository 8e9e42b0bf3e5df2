import Animation
import BoardDrawing
import BoardModel
import Drawing
import Geometry
import Pixels
import Raster
import TestSupport
import Testing
import Typesetting

/// What a moment of a board looks like.
@Suite struct CardPaintingTests {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  private func card(_ id: String, _ color: Color, _ frame: Rect, _ look: CardLook = CardLook())
    -> Card
  {
    let item = BoardItem(
      id: id, content: .color(color), naturalSize: Size(width: frame.width, height: frame.height))
    return Card(item: item, frame: frame, look: look)
  }

  private func moment(_ cards: [Card], width: Double = 20, height: Double = 20) -> BoardMoment {
    BoardMoment(
      size: Size(width: width, height: height), settings: BoardSettings(), cards: cards)
  }

  private func drawn(_ moment: BoardMoment, _ typesetter: Typesetter? = nil) throws -> [[Color]] {
    let list = BoardPainter(typesetter: typesetter).paint(moment)
    let band = try Rasterizer(list).render(rows: 0..<list.size.height, tiles: NoTiles())
    return stride(from: 0, to: band.colors.count, by: list.size.width).map {
      Array(band.colors[$0..<($0 + list.size.width)])
    }
  }

  private struct NoTiles: TileSource {
    func tile(_ request: TileRequest) -> Bitmap? { nil }
  }

  @Test func aHigherCardIsDrawnOverLaterOnes() throws {
    let frame = Rect(x: 0, y: 0, width: 20, height: 20)
    var high = card("high", red, frame)
    high.pose.elevation = 1

    let rows = try drawn(moment([high, card("low", blue, frame)]))

    #expect(rows[10][10] == red)
  }

  @Test func aTurnedCardTurnsAboutItsMiddle() throws {
    var bar = card("bar", red, Rect(x: 2, y: 8, width: 16, height: 4))
    bar.pose.rotation = Angle(degrees: 90)

    let rows = try drawn(moment([bar]))

    #expect(rows[3][10] == red && rows[16][10] == red)
    #expect(rows[10][3] == .white && rows[10][16] == .white)
  }

  @Test func aFadedCardIsMixedWithWhatLiesBelow() throws {
    var card = card("faded", .black, Rect(x: 0, y: 0, width: 20, height: 20))
    card.pose.opacity = 0.5

    let rows = try drawn(moment([card]))

    #expect((126...129).contains(rows[10][10].red))
  }

  @Test func aWindowShowsItsPartOfTheBoard() throws {
    var moment = moment([card("a", red, Rect(x: 10, y: 30, width: 5, height: 5))], height: 100)
    moment.window = Rect(x: 0, y: 25, width: 20, height: 15)

    let rows = try drawn(moment)

    #expect(rows.count == 15)
    #expect(rows[4][10] == .white && rows[5][10] == red && rows[9][14] == red)
  }

  @Test func panelsStayInTheViewportWhileTheBoardScrolls() throws {
    var moment = moment([], height: 100)
    moment.window = Rect(x: 0, y: 25, width: 20, height: 15)
    moment.panels = [Panel(frame: Rect(x: 0, y: 0, width: 4, height: 4), background: blue)]

    let rows = try drawn(moment)

    #expect(rows[0][0] == blue && rows[3][3] == blue && rows[4][4] == .white)
  }

  @Test func aGroundReachesUnderTheCaption() throws {
    let caption = Caption(text: "", format: TextFormat(size: 4), height: 6)
    let look = CardLook(background: blue, caption: caption)

    let rows = try drawn(moment([card("a", red, Rect(x: 0, y: 0, width: 20, height: 20), look)]))

    #expect(rows[0][0] == red && rows[13][10] == red)
    #expect(rows[14][0] == blue && rows[19][19] == blue)
  }

  @Test func aGroundIsSeenAroundAnInsetPicture() throws {
    let caption = Caption(text: "", format: TextFormat(size: 4), height: 6)
    let look = CardLook(
      background: blue, pictureInsets: EdgeInsets(all: 2), caption: caption)

    let rows = try drawn(moment([card("a", red, Rect(x: 0, y: 0, width: 20, height: 20), look)]))

    #expect(rows[1][10] == blue && rows[2][10] == red)
    #expect(rows[11][10] == red && rows[12][10] == blue)
    #expect(rows[10][1] == blue && rows[10][2] == red)
  }

  @Test(arguments: [Badge.remove, .add, .checked])
  func aBadgeIsADiscOfFifteenPointsInTheUpperRightCorner(badge: Badge) throws {
    var card = card("a", blue, Rect(x: 0, y: 0, width: 40, height: 40))
    card.badge = badge

    let rows = try drawn(moment([card], width: 40, height: 40))

    #expect(rows[2][32] != blue && rows[13][32] != blue && rows[7][26] != blue)
    #expect(rows[7][24] == blue && rows[15][32] == blue && rows[0][39] == blue)
    #expect(rows.joined().contains(.white), "its sign is white")
  }

  @Test(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
  func aCaptionIsSmallerByAsMuchAsItsCard() throws {
    let typesetter = Typesetter(fonts: try TestFonts.list())
    let caption = Caption(text: "mmmmmmmm", format: TextFormat(size: 20), height: 30)
    var look = CardLook(caption: caption)
    func inkWidth(_ width: Double, _ height: Double) throws -> Int {
      let card = card("a", .white, Rect(x: 0, y: 0, width: width, height: height), look)
      let rows = try drawn(moment([card], width: width, height: height), typesetter)
      let ink = (0..<Int(width)).filter { column in rows.contains { $0[column] != .white } }
      return (ink.last ?? 0) - (ink.first ?? 0)
    }

    let whole = try inkWidth(200, 100)
    look.contentScale = 0.5
    let half = try inkWidth(100, 50)

    #expect(whole > 140)
    #expect(abs(half * 2 - whole) <= 4)
  }
}
