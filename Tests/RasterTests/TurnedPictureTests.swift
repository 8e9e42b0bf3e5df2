import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

struct TurnedPictureTests {
  @Test func finePatternsStaySharpWhenTurned() throws {
    let picture = Rect(x: -30, y: -30, width: 60, height: 60)
    let tiles = WaveTiles(pictureWidth: 60, wavelength: 4)
    let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: 40)
    let fill = Mark.fill(Path(picture), .image(ImageName("waves"), over: picture))
    let list = DisplayList(
      size: PixelSize(width: 80, height: 80), background: .white,
      marks: [.group(Group(transform: turn, marks: [fill]))])

    let actual = try Rasterizer(list).render(rows: 0..<80, tiles: tiles).bitmap

    let back = try #require(turn.inverse)
    var (squares, count) = (0.0, 0.0)
    for y in 25..<55 {
      for x in 25..<55 {
        let place = back.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5)).x + 30
        let error = Double(actual[x, y].red) - tiles.level(at: place)
        (squares, count) = (squares + error * error, count + 1)
      }
    }
    let peakSignalToNoise = 10 * log10(65025 * count / squares)
    #expect(peakSignalToNoise > 46)
  }

  @Test func aTurnedPictureAsksForATileOfTwiceItsSize() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 5)
    let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 10, ty: 0)
    let fill = Mark.fill(Path(rect), .image(ImageName("a"), over: rect))
    let list = DisplayList(
      size: PixelSize(width: 20, height: 20), background: .white,
      marks: [.group(Group(transform: turn, marks: [fill]))])

    let requests = Rasterizer(list).tileRequests(inRows: 0..<20)

    #expect(requests.map(\.size) == [PixelSize(width: 20, height: 10)])
  }
}
