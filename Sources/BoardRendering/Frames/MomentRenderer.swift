public import BoardDrawing
import BoardModel
import Drawing
import ImageCodecs
public import Pixels
import Raster
public import Typesetting

/// Draws moments of a board, each alone and whole in memory; a moment of a gesture as it is drawn
/// among all frames.
public struct MomentRenderer: Sendable {
  let painter: BoardPainter
  let tiles: FrameTiles

  /// The most pixels that a moment may have.
  private static let pixelLimit = 1 << 28

  /// In bytes, of tiles that are kept from one moment to the next.
  private static let tileBudget = 40 << 20

  /// - Parameter typesetter: Fonts are looked for where there is none and text has to be set.
  public init(
    _ replay: DragReplay, typesetter: Typesetter? = nil,
    reading: ReadingOptions = ReadingOptions()
  ) throws(RenderingError) {
    try self.init(
      resting: [replay.moment(at: 0), replay.moment(at: replay.duration)], items: replay.items,
      hasText: replay.hasText, typesetter, reading)
  }

  /// - Parameter typesetter: Fonts are looked for where there is none and text has to be set.
  public init(
    _ moment: BoardMoment, typesetter: Typesetter? = nil,
    reading: ReadingOptions = ReadingOptions()
  ) throws(RenderingError) {
    try self.init(
      resting: [moment], items: moment.cards.map(\.item), hasText: moment.hasText, typesetter,
      reading)
  }

  private init(
    resting: [BoardMoment], items: [BoardItem], hasText: Bool, _ typesetter: Typesetter?,
    _ reading: ReadingOptions
  ) throws(RenderingError) {
    var typesetter = typesetter
    if typesetter == nil, hasText, let first = resting.first {
      typesetter = try .needed(by: first, items, reading)
    }
    painter = BoardPainter(typesetter: typesetter)
    var requests: [TileRequest] = []
    for moment in resting {
      try Self.check(moment.pixelSize)
      requests += Rasterizer(painter.paint(moment)).tileRequests(
        inRows: 0..<moment.pixelSize.height)
    }
    tiles = FrameTiles(
      FramePictures(items, over: resting.first?.settings.backdrop, resting: requests),
      maker: TileMaker(
        options: reading, log: WarningLog(), gate: MemoryGate(budget: reading.limit.maximumBytes)),
      budget: Self.tileBudget)
  }

  public func picture(of moment: BoardMoment) throws(RenderingError) -> StraightBitmap {
    try Self.check(moment.pixelSize)
    let rasterizer = Rasterizer(painter.paint(moment))
    let colors = try drawing { () throws(RasterError) in
      try rasterizer.render(rows: 0..<rasterizer.size.height, tiles: tiles).colors
    }
    return StraightBitmap(size: rasterizer.size, colors: colors)
  }

  /// What is drawn, or which pictures are bad.
  func drawing<Drawn>(
    _ body: () throws(RasterError) -> Drawn
  ) throws(RenderingError) -> Drawn {
    do throws(RasterError) {
      return try body()
    } catch {
      let bad = tiles.failures.map { SkippedPicture(path: $0.key, problem: $0.value) }
      guard !bad.isEmpty else { throw .internalFault(String(describing: error)) }
      throw .skipped(bad.sorted { FilePath.precedesNaturally($0.path, $1.path) })
    }
  }

  static func check(_ size: PixelSize) throws(RenderingError) {
    let limit = BoardRenderer.canvasLimit
    guard size.width <= limit.width, size.height <= limit.height, size.area <= pixelLimit else {
      throw .canvasTooLarge(size, limit: limit)
    }
  }
}

extension Typesetter {
  /// One with the fonts that a moment names, before those of the system.
  fileprivate static func needed(
    by moment: BoardMoment, _ items: [BoardItem], _ reading: ReadingOptions
  ) throws(RenderingError) -> Typesetter {
    do throws(FontError) {
      return try LoadedBoard.typesetter(
        moment.settings, items, reading.fontFolders)
    } catch {
      throw .fonts(error)
    }
  }
}
