public import Drawing
import Geometry
public import Pixels

/// Draws any rows of a display list, each as if the whole picture were drawn.
///
/// Coverage is the exact area of a shape within a pixel, to sixteen bits. Colors are mixed as they
/// are stored, in sRGB. A mark with a place that is not a finite number is not drawn.
public struct Rasterizer: Sendable {
  /// In pixels.
  public let size: PixelSize

  private let background: Color
  let marks: MarkTree

  public init(_ list: DisplayList) {
    size = PixelSize(width: max(0, list.size.width), height: max(0, list.size.height))
    background = list.background
    marks = MarkTree(
      list.marks, transform: .scale(list.scale),
      canvas: PixelArea(columns: 0..<size.width, rows: 0..<size.height))
  }

  /// What ``render(rows:tiles:)`` asks for, in paint order, each once.
  public func tileRequests(inRows rows: Range<Int>) -> [TileRequest] {
    var requests: [TileRequest] = []
    var seen: Set<TileRequest> = []
    collectRequests(of: marks, rows) { request in
      if seen.insert(request).inserted { requests.append(request) }
    }
    return requests
  }

  /// Whether another rasterizer draws the same in some rows, from the same tiles.
  ///
  /// It judges by the marks, so that it may say no where the pixels are the same, never the other way
  /// round.
  public func draws(_ rows: Range<Int>, as other: Rasterizer) -> Bool {
    size == other.size && background == other.background
      && marks.marks(inRows: rows) == other.marks.marks(inRows: rows)
  }

  /// Draws some rows; of rows beyond the picture, those within it.
  ///
  /// - Throws: ``RasterError/missingTile(_:)`` before anything is drawn.
  public func render(
    rows: Range<Int>, tiles source: some TileSource
  ) throws(RasterError) -> RasterBand {
    let rows = rows.clamped(to: 0..<size.height)
    let tiles = try tiles(inRows: rows, from: source)
    let area = PixelArea(columns: 0..<size.width, rows: rows)
    let colors =
      if background.isOpaque {
        painted(OpaqueCanvas(area, background: background), rows, tiles)
      } else {
        painted(DeepCanvas(area, background: DeepPixel(background)), rows, tiles)
      }
    return RasterBand(rows: rows, width: size.width, colors: colors)
  }

  func tiles(
    inRows rows: Range<Int>, from source: some TileSource
  ) throws(RasterError) -> [TileRequest: Bitmap] {
    var tiles: [TileRequest: Bitmap] = [:]
    for request in tileRequests(inRows: rows) {
      guard let tile = source.tile(request), tile.size == request.size else {
        throw .missingTile(request)
      }
      tiles[request] = tile
    }
    return tiles
  }

  private func painted(
    _ canvas: some Canvas, _ rows: Range<Int>, _ tiles: [TileRequest: Bitmap]
  ) -> [Color] {
    var canvas = canvas
    paint(marks, rows, tiles, on: &canvas)
    return canvas.colors
  }

  func paint(
    _ marks: MarkTree, _ rows: Range<Int>, _ tiles: [TileRequest: Bitmap],
    on canvas: inout some Canvas
  ) {
    for mark in marks.marks(inRows: rows) {
      let window = PixelArea(columns: mark.area.columns, rows: mark.area.rows.clamped(to: rows))
      switch mark.content {
      case .plain(let mark, let transform):
        guard let shape = Shape(mark, transform: transform) else { continue }
        var painter = ShapePainter(shape, window: window, tiles: tiles)
        painter.paint(on: &canvas)
      case .shadow(let shadow):
        shadow.paint(on: &canvas, window: window)
      case .faded(let marks, let opacity):
        var layer = DeepCanvas(window)
        paint(marks, window.rows, tiles, on: &layer)
        layer.lay(on: &canvas, opacity: opacity)
      }
    }
  }

  private func collectRequests(
    of marks: MarkTree, _ rows: Range<Int>, _ add: (TileRequest) -> Void
  ) {
    for mark in marks.marks(inRows: rows) {
      switch mark.content {
      case .plain(let mark, let transform):
        Shape(mark, transform: transform)?.tileRequests.forEach(add)
      case .shadow:
        break
      case .faded(let marks, _):
        collectRequests(of: marks, rows, add)
      }
    }
  }
}
