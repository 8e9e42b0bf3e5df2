import BoardDrawing
import BoardModel
import Geometry
import ImageCodecs
import Pixels
import Raster

/// A tiny board on its way through layout, rasterizer and codecs, compared with what it must be.
enum SelfTest {
  struct Check {
    var name: String
    var passes: Bool
  }

  static func run() -> [Check] {
    [Check(name: "png", passes: pngPasses()), Check(name: "jpeg", passes: jpegPasses())]
  }

  private static let red = Color(red: 214, green: 40, blue: 40)
  private static let blue = Color(red: 0, green: 48, blue: 160)

  /// Two tiles of two and four rows in a margin and a gap of one pixel.
  private static let expected = [
    ".......",
    ".rr.bb.",
    ".rr.bb.",
    "....bb.",
    "....bb.",
    ".......",
  ]

  private static func pngPasses() -> Bool {
    let size = PixelSize(width: expected[0].count, height: expected.count)
    let wanted = expected.joined().map { mark in
      Pixel(mark == "r" ? red : mark == "b" ? blue : .white)
    }
    do {
      let rasterizer = Rasterizer(BoardPainter().paint(BoardMoment(try ArrangedBoard(board()))))
      let band = try rasterizer.render(rows: 0..<size.height, tiles: NoTiles())
      let stream = try PNGStream(PNGSettings(size: size, isOpaque: true, pixelsPerMeter: 2835))
      let bytes = try stream.encode(band.colors) + stream.finish()
      let bitmap = try ImageFormats.decode(.bytes(bytes))
      return bitmap.size == size && bitmap.pixels == wanted
    } catch {
      return false
    }
  }

  private static func board() throws(BoardError) -> Board {
    var settings = BoardSettings()
    settings.width = .points(7)
    settings.columns = .count(2)
    settings.margin = EdgeInsets(all: 1)
    settings.columnGap = 1
    settings.rowGap = 1
    return try Board(
      settings: settings,
      items: [
        BoardItem(id: "r", content: .color(red), naturalSize: Size(width: 2, height: 2)),
        BoardItem(id: "b", content: .color(blue), naturalSize: Size(width: 2, height: 4)),
      ])
  }

  private static func jpegPasses() -> Bool {
    do {
      let size = PixelSize(width: 16, height: 8)
      let bytes = try Bitmap(size: size, filledWith: Pixel(blue)).encodedJPEG()
      let bitmap = try ImageFormats.decode(.bytes(bytes))
      return bitmap.size == size
    } catch {
      return false
    }
  }

  /// A board of colors has no pictures.
  private struct NoTiles: TileSource {
    func tile(_ request: TileRequest) -> Bitmap? { nil }
  }
}
