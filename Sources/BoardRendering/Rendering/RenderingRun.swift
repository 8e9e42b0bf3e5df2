import BoardDrawing
import BoardModel
import Layouts
import Pixels
import Raster
import Typesetting

/// All tries to draw a board, page after page; what one try has finished the next one uses again.
struct RenderingRun {
  private let options: RenderingOptions
  private let reading: ReadingOptions
  private let target: OutputTarget
  private let log = WarningLog()

  /// Of the board that was drawn last; nil where it has no text.
  private var typesetter: Typesetter?

  private var kept: [TileRequest: Bitmap] = [:]

  /// Sealed, and not seen by anybody before all are.
  private var finished: [Finished] = []

  private struct Finished {
    let page: BoardPage
    let target: OutputTarget
    let file: OutputFile
    let size: PixelSize
    let outcome: PictureWriter.Outcome
    let missing: [MissingCharacters]
  }

  init(options: RenderingOptions, reading: ReadingOptions, target: OutputTarget) {
    self.options = options
    self.reading = reading
    self.target = target
  }

  /// Draws all pages, or finds all pictures that are bad.
  mutating func draw(_ loaded: LoadedBoard) throws(RenderingError) -> [RenderingAttempt.Failure] {
    do {
      typesetter = try loaded.typesetter()
    } catch {
      throw .fonts(error)
    }
    let pages = try self.pages(of: loaded.board)
    // All places are looked at before anything is drawn.
    var outputs: [(target: OutputTarget, file: OutputFile)] = []
    for number in 1...pages.count {
      guard let target = target.page(number, of: pages.count) else {
        throw .pagesHaveOneName(target.path, count: pages.count)
      }
      outputs.append((target, try open(target, for: loaded)))
    }
    let same = zip(finished, zip(pages, outputs)).prefix { finished, new in
      finished.page == new.0 && finished.target == new.1.target
    }.count
    finished.removeSubrange(same...)
    for index in same..<pages.count {
      let attempt = try attempt(pages[index], index, of: pages.count)
      switch try attempt.draw(to: outputs[index].file, &kept, log) {
      case .written(let outcome):
        finished.append(
          Finished(
            page: pages[index], target: outputs[index].target, file: outputs[index].file,
            size: attempt.size, outcome: outcome, missing: attempt.missing))
      case .failed(var failures):
        for later in (index + 1)..<max(index + 1, pages.count) {
          failures += try self.attempt(pages[later], later, of: pages.count).check(log)
        }
        return failures
      }
    }
    return []
  }

  /// Gives all files their names.
  func publish(_ loaded: LoadedBoard) throws(RenderingError) -> RenderedBoard {
    let missing = finished.flatMap(\.missing)
    if options.isStrict, !missing.isEmpty { throw .missingCharacters(missing) }
    do throws(OutputError) {
      for finished in finished { try finished.file.publish() }
    } catch {
      throw .output(error)
    }
    let pages = finished.map { finished in
      RenderedPage(
        page: finished.page, path: finished.target.path, size: finished.size,
        byteCount: finished.outcome.byteCount, quality: finished.outcome.quality,
        missing: finished.missing)
    }
    guard let first = pages.first else { throw .nothingToDraw(loaded.skipped) }
    return RenderedBoard(
      first: first, others: Array(pages.dropFirst()), skipped: loaded.skipped,
      warnings: log.warnings(for: loaded.board), nextPage: nextPage,
      typesetter: typesetter)
  }

  /// All items whose pictures turn out to be bad when they are decoded.
  mutating func badPictures(of loaded: LoadedBoard) -> [SkippedPicture] {
    let board = loaded.board
    do throws(RenderingError) {
      do {
        typesetter = try loaded.typesetter()
      } catch {
        throw .fonts(error)
      }
      guard !board.items.isEmpty else { return [] }
      let pages = try pages(of: board)
      var bad: [SkippedPicture] = []
      for index in pages.indices {
        bad += try attempt(pages[index], index, of: pages.count).check(log).map(\.picture)
      }
      return bad
    } catch {
      // The board is refused for its pictures, whatever else is wrong with it.
      return []
    }
  }

  private func attempt(
    _ page: BoardPage, _ index: Int, of count: Int
  ) throws(RenderingError) -> RenderingAttempt {
    var options = options
    options.progress = { [progress = options.progress] done, total in
      progress(index * total + done, count * total)
    }
    return try RenderingAttempt(page.arranged, typesetter, reading, options)
  }

  private func pages(of board: Board) throws(RenderingError) -> [BoardPage] {
    do {
      return try ArrangedBoard.pages(of: board, typesetter: typesetter)
    } catch {
      throw .layout(error)
    }
  }

  private func open(_ target: OutputTarget, for loaded: LoadedBoard) throws(RenderingError)
    -> OutputFile
  {
    do throws(OutputError) {
      let output = try OutputFile(target)
      if case .file(let path, _) = target, loaded.wouldBeLost(to: path) {
        throw .overwritesInput(path)
      }
      return output
    } catch {
      throw .output(error)
    }
  }

  /// What stands where a further page would.
  private var nextPage: FilePath? {
    let next = finished.count + 1
    guard case .pages = target, let path = target.page(next, of: next)?.path,
      (try? SystemCalls.status(of: path)) != nil
    else { return nil }
    return path
  }
}
