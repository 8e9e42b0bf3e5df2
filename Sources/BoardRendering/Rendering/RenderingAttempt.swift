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
  let rasterizer: Rasterizer
  let bands: [Range<Int>]
  private let isOpaque: Bool
  private let reading: ReadingOptions
  let options: RenderingOptions

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
    if options.format.kind == .jpeg, max(size.width, size.height) > JPEGStream.longestSide {
      throw .pictureTooLarge(size, limit: JPEGStream.longestSide)
    }
    board = arranged.board
    let painted = BoardPainter(typesetter: typesetter).paintNoting(moment)
    var list = painted.list
    missing = painted.missing
    // A JPEG has no transparency: what is clear is white.
    if options.format.kind == .jpeg {
      list.background = Color(Pixel(list.background).over(Pixel(.white)))
    }
    isOpaque = list.background.isOpaque
    rasterizer = Rasterizer(list)
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
  private static let tileBudget = 36 << 20

  /// What came of drawing.
  enum Outcome {
    case written(PictureWriter.Outcome)
    case failed([Failure])
  }

  /// Writes the picture, which is sealed then, or finds all pictures that are bad.
  ///
  /// - Parameters:
  ///   - kept: Tiles of an earlier attempt in, tiles for the next one out.
  ///   - log: Takes what decoders warn of.
  func draw(
    to output: OutputFile, _ kept: inout [TileRequest: Bitmap], _ log: WarningLog
  ) throws(RenderingError) -> Outcome {
    let store = try makeStore(&kept, log)
    store.start(workers: options.threadCount - 1)
    do throws(RenderingError) {
      let written = try write(to: output, store)
      let failures = written == nil ? failures(of: store) : []
      kept = store.stop()
      return written.map(Outcome.written) ?? .failed(failures)
    } catch {
      _ = store.stop()
      throw error
    }
  }

  /// Finds all pictures that are bad, and draws nothing.
  func check(_ log: WarningLog) throws(RenderingError) -> [Failure] {
    var kept: [TileRequest: Bitmap] = [:]
    let store = try makeStore(&kept, log)
    store.start(workers: options.threadCount - 1)
    defer { _ = store.stop() }
    return failures(of: store)
  }

  func failures(of store: TileStore) -> [Failure] {
    store.checkRest().map { failure in
      let job = store.plan.jobs[failure.index]
      return Failure(
        id: job.request.name.text,
        picture: SkippedPicture(path: job.path, problem: failure.problem))
    }
  }

  func makeStore(
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

  /// - Returns: nil where a picture was bad; nothing is sealed then.
  private func write(
    to output: OutputFile, _ store: TileStore
  ) throws(RenderingError) -> PictureWriter.Outcome? {
    do {
      try output.begin()
      let writer = try PictureWriter(
        output, size: size, .init(isOpaque: isOpaque, scale: board.settings.scale), options.format)
      for (index, rows) in bands.enumerated() {
        guard store.prepare(band: index) else { return nil }
        try writer.add(try rasterizer.render(rows: rows, tiles: store).colors)
        store.retire(band: index)
      }
      let outcome = try writer.finish()
      try output.seal()
      return outcome
    } catch let error as RenderingError {
      throw error
    } catch let error as OutputError {
      throw .output(error)
    } catch {
      throw .internalFault(String(describing: error))
    }
  }
}
