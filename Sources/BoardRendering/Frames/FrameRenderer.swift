import BoardDrawing
public import BoardModel
import Drawing
import ImageCodecs
import Pixels
import Raster
import Typesetting

/// Draws the frames of a gesture as PNG files, and a `manifest.json` that says what is on them.
///
/// All frames have one size. Of each, only bands of rows in which something changed are drawn and
/// compressed anew; memory does not depend on how many frames there are.
public struct FrameRenderer {
  public var options: RenderingOptions
  public var selection = FrameSelection()

  /// Whether frames of an earlier run may be replaced.
  public var replaces = true

  public init(options: RenderingOptions = RenderingOptions()) {
    self.options = options
  }

  /// In bytes, of tiles that are kept.
  private static let tileBudget = 40 << 20

  public func render(
    _ loaded: LoadedBoard, _ gesture: GestureFile, to path: FilePath
  ) throws(FramesError) -> RenderedFrames {
    var loaded = loaded
    let log = WarningLog()
    while true {
      if options.isStrict && !loaded.skipped.isEmpty { throw .rendering(.skipped(loaded.skipped)) }
      guard !loaded.board.items.isEmpty else { throw .rendering(.nothingToDraw(loaded.skipped)) }
      let (replay, typesetter) = try replay(loaded, gesture)
      let sequence = try FrameSequence(replay, selection, typesetter: typesetter)
      if options.isStrict && !replay.warnings.isEmpty { throw .idleSteps(replay.warnings) }
      let folder = try FrameFolder(path, for: loaded, replaces: replaces)
      let tiles = tiles(
        of: sequence, over: loaded.board.settings.backdrop, loaded.options, log)
      let bad = prepare(tiles, for: sequence)
      guard bad.isEmpty else {
        loaded.remove(bad)
        continue
      }
      let unchangedCount = try write(sequence, tiles, to: folder)
      return RenderedFrames(
        replay: replay, manifest: path.appending(FrameFolder.manifestName), size: sequence.size,
        count: sequence.count,
        unchangedCount: unchangedCount, skipped: loaded.skipped,
        warnings: log.warnings(for: loaded.board), missing: sequence.missing)
    }
  }

  /// The gesture as it is played, and what sets its text: fonts are asked for only where there is some.
  private func replay(
    _ loaded: LoadedBoard, _ gesture: GestureFile
  ) throws(FramesError) -> (DragReplay, Typesetter?) {
    var typesetter: Typesetter?
    do throws(FontError) { typesetter = try loaded.typesetter() } catch {
      throw .rendering(.fonts(error))
    }
    let arranged: ArrangedBoard
    do {
      arranged = try ArrangedBoard(loaded.board, typesetter: typesetter)
    } catch {
      throw .rendering(.layout(error))
    }
    let replay: DragReplay
    do {
      replay = try DragReplay(arranged, gesture: gesture, typesetter: typesetter)
    } catch {
      throw .gesture(error)
    }
    if typesetter == nil, replay.hasText {
      do throws(FontError) { typesetter = try loaded.makeTypesetter() } catch {
        throw .rendering(.fonts(error))
      }
    }
    return (replay, typesetter)
  }

  private func tiles(
    of sequence: FrameSequence, over backdrop: Backdrop?, _ reading: ReadingOptions,
    _ log: WarningLog
  ) -> FrameTiles {
    let resting = [0, sequence.replay.duration].flatMap { time in
      sequence.rasterizer(at: time).tileRequests(inRows: 0..<sequence.size.height)
    }
    let pictures = FramePictures(sequence.replay.items, over: backdrop, resting: resting)
    let maker = TileMaker(
      options: reading, log: log, gate: MemoryGate(budget: reading.limit.maximumBytes))
    return FrameTiles(pictures, maker: maker, budget: Self.tileBudget)
  }

  /// Makes the tiles of the first frame on all cores.
  ///
  /// - Returns: The pictures that turned out to be bad.
  private func prepare(
    _ tiles: FrameTiles, for sequence: FrameSequence
  ) -> [FilePath: PictureProblem] {
    let first = sequence.rasterizer(sequence.frame(0))
    let requests = first.tileRequests(inRows: 0..<sequence.size.height)
    let next = Monitor(0)
    let work: @Sendable () -> Void = {
      while let index = next.change({ next -> Int? in
        next += 1
        return next <= requests.count ? next - 1 : nil
      }) {
        _ = tiles.tile(requests[index])
      }
    }
    let workers = WorkerThreads()
    workers.start(options.threadCount - 1, work)
    work()
    workers.wait()
    return tiles.failures
  }

  private func write(
    _ sequence: FrameSequence, _ tiles: FrameTiles, to folder: FrameFolder
  ) throws(FramesError) -> Int {
    let settings = PNGSettings(
      size: sequence.size, isOpaque: sequence.isOpaque,
      pixelsPerMeter: Int((sequence.scale * 72 / 0.0254).rounded()))
    try folder.clear()
    let finisher: FrameFinisher
    do throws(OutputError) {
      finisher = try FrameFinisher(sequence, folder, settings)
    } catch {
      throw .rendering(.output(error))
    }
    return try FramePipeline(settings, tiles: tiles, finisher: finisher)
      .run(sequence, threadCount: options.threadCount, progress: options.progress)
  }
}

extension LoadedBoard {
  /// Takes bad pictures off the board.
  fileprivate mutating func remove(_ bad: [FilePath: PictureProblem]) {
    func problem(of item: BoardItem) -> SkippedPicture? {
      guard case .picture(let path) = item.content else { return nil }
      return bad[path].map { SkippedPicture(path: path, problem: $0) }
    }
    let items = board.items.filter { problem(of: $0) != nil }
    skipped += items.compactMap(problem)
    if let path = board.settings.backdrop?.path, let problem = bad[path] {
      if items.isEmpty { skipped.append(SkippedPicture(path: path, problem: problem)) }
      board = board.withoutBackdrop()
    }
    board = board.removing(Set(items.map(\.id)))
  }
}
