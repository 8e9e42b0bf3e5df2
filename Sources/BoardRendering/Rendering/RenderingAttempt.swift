import BoardDrawing
import BoardModel
import Drawing
import ImageCodecs
import Pixels
import Raster
import Typesetting

/// One try to draw an arranged board; it fails where a picture turns out to be bad.
struct RenderingAttempt {
  let size: PixelSize

  /// Characters that no font has.
  let missing: [MissingCharacters]

  private let board: Board
  private let rasterizer: Rasterizer
  private let bands: [Range<Int>]
  private let reading: ReadingOptions
  private let options: RenderingOptions

  /// An item whose picture is bad.
  struct Failure {
    let id: String
    let picture: SkippedPicture
  }

  init(
    _ arranged: ArrangedBoard, _ typesetter: Typesetter?, _ reading: ReadingOptions,
    _ options: RenderingOptions
  ) throws(RenderingError) {
    let moment = BoardMoment(arranged)
    size = moment.pixelSize
    guard size.width <= BoardRenderer.canvasLimit.width,
      size.height <= BoardRenderer.canvasLimit.height
    else { throw .canvasTooLarge(size, limit: BoardRenderer.canvasLimit) }
    board = arranged.board
    let painted = BoardPainter(typesetter: typesetter).paintNoting(moment)
    rasterizer = Rasterizer(painted.list)
    missing = painted.missing
    // Wide boards have lower bands, so that a band never takes more than about 16 MB.
    let height = max(1, min(RenderingAttempt.bandHeight, (4 << 20) / size.width))
    bands = stride(from: 0, to: size.height, by: height).map { [size] start in
      start..<min(start + height, size.height)
    }
    self.reading = reading
    self.options = options
  }

  /// In rows.
  private static let bandHeight = 64

  /// In bytes: of all tiles of one band, whatever the budget says.
  private static let bandTileLimit = 1 << 30

  /// In bytes: of all tiles that are held, but for those of one band.
  private static let tileBudget = 48 << 20

  /// Writes the picture, or finds all pictures that are bad.
  ///
  /// - Parameters:
  ///   - kept: Tiles of an earlier attempt in, tiles for the next one out.
  ///   - log: Takes what decoders warn of.
  func draw(
    to output: OutputFile, _ kept: inout [TileRequest: Bitmap], _ log: WarningLog
  ) throws(RenderingError) -> [Failure] {
    let store = try makeStore(&kept, log)
    store.start(workers: options.threadCount - 1)
    do throws(RenderingError) {
      let isWhole = try write(to: output, store)
      let failures = isWhole ? [] : store.checkRest().map { failure($0, store.plan) }
      kept = store.stop()
      return failures
    } catch {
      _ = store.stop()
      throw error
    }
  }

  private func makeStore(
    _ kept: inout [TileRequest: Bitmap], _ log: WarningLog
  ) throws(RenderingError) -> TileStore {
    let maker = TileMaker(
      options: reading, log: log, gate: MemoryGate(budget: reading.limit.maximumBytes))
    var paths = Dictionary(
      board.items.compactMap { item -> (ImageName, FilePath)? in
        guard case .picture(let path) = item.content else { return nil }
        return (ImageName(item.id), path)
      }, uniquingKeysWith: { first, _ in first })
    paths[BoardPainter.backdropName] = board.settings.backdrop?.path
    let plan = TilePlan(rasterizer, bands: bands, paths: paths)
    let needed = plan.largestBand(tileLimit: reading.limit.maximumBytes)
    guard needed <= RenderingAttempt.bandTileLimit else {
      throw .tilesTooLarge(bytes: needed, limit: RenderingAttempt.bandTileLimit)
    }
    defer { kept = [:] }
    return TileStore(
      plan: plan, kept: kept, budget: RenderingAttempt.tileBudget, progress: options.progress
    ) { job throws(PictureProblem) in
      try maker.make(job.request.size, from: job.path)
    }
  }

  /// - Returns: False where a picture was bad; nothing is put in place then.
  private func write(to output: OutputFile, _ store: TileStore) throws(RenderingError) -> Bool {
    let settings = board.settings
    do {
      try output.begin()
      let png = try PNGStream(
        PNGSettings(
          size: size, isOpaque: settings.background.isOpaque,
          pixelsPerMeter: RenderingAttempt.pixelsPerMeter(settings.scale)))
      for (index, rows) in bands.enumerated() {
        guard store.prepare(band: index) else { return false }
        let band = try rasterizer.render(rows: rows, tiles: store)
        try output.write(try png.encode(band.colors))
        store.retire(band: index)
      }
      try output.write(try png.finish())
      try output.finish()
      return true
    } catch let error as OutputError {
      throw .output(error)
    } catch {
      throw .internalFault(String(describing: error))
    }
  }

  /// 72 pixels an inch at 1 pixel a point.
  private static func pixelsPerMeter(_ scale: Double) -> Int {
    Int((scale * 72 / 0.0254).rounded())
  }

  private func failure(_ failure: TileFailure, _ plan: TilePlan) -> Failure {
    let job = plan.jobs[failure.index]
    return Failure(
      id: job.request.name.text, picture: SkippedPicture(path: job.path, problem: failure.problem))
  }
}
