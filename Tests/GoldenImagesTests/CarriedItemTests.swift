import Geometry
import GoldenImages
import Pixels
import Testing

/// In a gesture, what is carried is told from what stands.
@Suite struct CarriedItemTests {
  private let suite: DragSuite

  init() throws {
    suite = try DragSuite()
    try suite.record()
  }

  /// The pixel that the finger holds in a frame in which the item is carried: its ghost is there.
  private func middle(_ frame: Int) throws -> (x: Int, y: Int) {
    let frame = try #require(try suite.recordedFrame(of: "menu", in: frame))
    return (Int(frame.center.x), Int(frame.center.y))
  }

  @Test func aPixelOfTheGhostBelongsToWhatIsCarried() throws {
    let place = try middle(7)
    var picture = try suite.golden(7)
    picture[place.x, place.y] = picture[place.x, place.y].slightlyOff
    try suite.writeGolden(7, picture)

    let result = try suite.verify()

    #expect(result.items?.pair.actual == 7)
    #expect(
      result.items?.findings.filter { $0.differentPixels > 0 }.map(\.id) == ["menu"])
    #expect(result.items?.unowned == 0)
    #expect(result.onlyGhosts == ["menu"])
  }

  @Test func whatStandsIsNoGhost() throws {
    var picture = try suite.golden(7)
    picture[9, 9] = picture[9, 9].slightlyOff
    try suite.writeGolden(7, picture)

    let result = try suite.verify()

    #expect(result.items?.findings.map(\.id) == ["cover"])
    #expect(result.onlyGhosts.isEmpty)
  }
}
