import BoardDrawing
import BoardModel
import Drawing
import ImageCodecs
import Pixels
import Raster
import Typesetting

/// A gesture as it is played on a board, and the tiles that its frames are drawn from.
struct FrameStage {
  let sequence: FrameSequence
  let tiles: FrameTiles
  private let board: Board
  private let log = WarningLog()

  /// In bytes, of tiles that are kept.
  private static let tileBudget = 40 << 20

  /// - Parameters:
  ///   - isStrict: Whether pictures that are left out, and steps that do nothing, are errors.
  ///   - choose: The frames that are wanted.
  init(
    _ loaded: LoadedBoard, _ gesture: GestureFile, isStrict: Bool,
    choose: (DragReplay, Typesetter?) throws(FramesError) -> FrameSequence
  ) throws(FramesError) {
    if isStrict && !loaded.skipped.isEmpty { throw .rendering(.skipped(loaded.skipped)) }
    guard !loaded.board.items.isEmpty else { throw .rendering(.nothingToDraw(loaded.skipped)) }
    let (replay, typesetter) = try Self.replay(loaded, gesture)
    sequence = try choose(replay, typesetter)
    if isStrict && !replay.warnings.isEmpty { throw .idleSteps(replay.warnings) }
    board = loaded.board
    tiles = Self.tiles(of: sequence, over: board.settings.backdrop, loaded.options, log)
  }

  /// Pictures that were drawn although something is wrong with them.
  var warnings: [PictureWarning] { log.warnings(for: board) }

  /// Makes the tiles of the first frame on all cores.
  ///
  /// - Returns: The pictures that turned out to be bad.
  func prepare(threadCount: Int) -> [FilePath: PictureProblem] {
    let first = sequence.rasterizer(sequence.frames[0])
    let requests = first.tileRequests(inRows: 0..<sequence.size.height)
    let next = Monitor(0)
    let work: @Sendable () -> Void = { [tiles] in
      while let index = next.change({ next -> Int? in
        next += 1
        return next <= requests.count ? next - 1 : nil
      }) {
        _ = tiles.tile(requests[index])
      }
    }
    let workers = WorkerThreads()
    workers.start(threadCount - 1, work)
    work()
    workers.wait()
    return tiles.failures
  }

  /// The gesture as it is played, and what sets its text: fonts are asked for only where there is some.
  private static func replay(
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

  private static func tiles(
    of sequence: FrameSequence, over backdrop: Backdrop?, _ reading: ReadingOptions,
    _ log: WarningLog
  ) -> FrameTiles {
    let resting = [0, sequence.replay.duration].flatMap { time in
      sequence.rasterizer(at: time).tileRequests(inRows: 0..<sequence.size.height)
    }
    let pictures = FramePictures(sequence.replay.items, over: backdrop, resting: resting)
    let maker = TileMaker(
      options: reading, log: log, gate: MemoryGate(budget: reading.limit.maximumBytes))
    return FrameTiles(pictures, maker: maker, budget: tileBudget)
  }
}

extension LoadedBoard {
  /// Takes bad pictures off the board.
  mutating func remove(_ bad: [FilePath: PictureProblem]) {
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
