import Animation
import BoardDrawing
import BoardModel
import BoardRendering
import Drawing
import Foundation
import ImageCodecs
import Pixels
import Raster
import TestSupport

/// A small board of noisy pictures, and a gesture that moves them.
struct FrameFixture {
  let folder: TemporaryFolder
  var loaded: LoadedBoard
  var gesture: GestureFile

  init(background: String = "white", preset: BoardPreset? = nil) throws {
    folder = try TemporaryFolder()
    var items: [String] = []
    for (index, size) in [(90, 120), (100, 60), (64, 64), (50, 140), (110, 80)].enumerated() {
      let noise = FrameFixture.noise(size.0, size.1, seed: UInt64(index))
      try folder.write(try noise.encodedPNG(isOwnOutput: false), to: "p/\(index).png")
      items.append("\"p/\(index).png\"")
    }
    let board = """
      { "version": 1, "canvas": { "width": 200, "margin": 6, "background": "\(background)" },
        "layout": { "columns": 3, "gap": 7 }, "style": { "cornerRadius": 6 },
        "items": [\(items.joined(separator: ", ")), { "id": "x", "size": [3, 2], "color": "#8a4" }] }
      """
    try folder.write(Array(board.utf8), to: "b.json")
    loaded = try BoardReader(options: ReadingOptions())
      .read([.path(folder.path("b.json"))], overrides: BoardOverrides())
    gesture = .moves(
      [
        GestureFile.Move(from: GesturePlace(index: 0), to: GesturePlace(index: 4)),
        GestureFile.Move(from: GesturePlace(index: 2), to: GesturePlace(index: 1)),
      ], preset: preset)
  }

  /// The same with the pictures as they are now.
  func readAgain() throws -> FrameFixture {
    var fixture = self
    fixture.loaded = try BoardReader(options: ReadingOptions())
      .read([.path(folder.path("b.json"))], overrides: BoardOverrides())
    return fixture
  }

  /// Renders to a folder of that name.
  @discardableResult
  func render(
    to name: String, threads: Int = 2, _ selection: FrameSelection = FrameSelection()
  ) throws -> RenderedFrames {
    var renderer = FrameRenderer()
    renderer.options.threadCount = threads
    renderer.selection = selection
    return try renderer.render(loaded, gesture, to: folder.path(name))
  }

  /// A moment drawn by itself, all rows at once.
  func drawnWhole(_ replay: DragReplay, at time: Double) throws -> Bitmap {
    let rasterizer = Rasterizer(BoardPainter().paint(replay.moment(at: time)))
    let tiles = try WholeTiles(
      rasterizer.tileRequests(inRows: 0..<rasterizer.size.height), of: loaded.board)
    return try rasterizer.render(rows: 0..<rasterizer.size.height, tiles: tiles).bitmap
  }

  static func name(_ number: Int) -> String {
    "frame_" + String(repeating: "0", count: 5 - String(number).count) + "\(number).png"
  }

  static func slope(_ width: Int, _ height: Int) -> Bitmap {
    let pixels = (0..<(width * height)).map { index in
      let (x, y) = (index % width, index / width)
      return Pixel(
        Color(
          red: UInt8(x * 255 / width), green: UInt8(y * 255 / height),
          blue: UInt8((x + y) * 255 / (width + height))))
    }
    return Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
  }

  private static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    let pixels = (0..<(width * height)).map { index in
      Pixel(
        Color(
          red: UInt8.random(in: 0...255, using: &random), green: UInt8(index % width),
          blue: UInt8(index / width)))
    }
    return Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
  }
}

/// Tiles resampled from whole pictures.
private struct WholeTiles: TileSource {
  private let tiles: [TileRequest: Bitmap]

  init(_ requests: [TileRequest], of board: Board) throws {
    var tiles: [TileRequest: Bitmap] = [:]
    for request in requests {
      let item = board.items.first { $0.id == request.name.text }
      guard case .picture(let path)? = item?.content, let text = path.text else { continue }
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: text)))
      let source = try ImageFormats.decode(.bytes(bytes))
      var resampler = Resampler(
        rowSize: source.size, extent: (Double(source.width), Double(source.height)),
        target: request.size)
      resampler.add(source.pixels, count: source.height)
      tiles[request] = resampler.finish()
    }
    self.tiles = tiles
  }

  func tile(_ request: TileRequest) -> Bitmap? { tiles[request] }
}
