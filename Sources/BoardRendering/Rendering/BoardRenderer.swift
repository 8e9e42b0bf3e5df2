import BoardDrawing
import BoardModel
import Drawing
import ImageCodecs
import Layouts
public import Pixels
import Raster
import Typesetting

/// Renders a board to a PNG file within a budget of memory that does not depend on the board.
///
/// The picture is drawn in bands of rows, each encoded when it is drawn. A picture that turns out to
/// be bad is taken out, the board laid out again and the file begun again.
public struct BoardRenderer {
  public let options: RenderingOptions

  /// The largest picture: what most viewers of PNG files accept in height, and 32767 pt at 4 px.
  public static let canvasLimit = PixelSize(width: 131_068, height: 10_000_000)

  public init(options: RenderingOptions = RenderingOptions()) {
    self.options = options
  }

  public func render(_ loaded: LoadedBoard, to target: OutputTarget) throws(RenderingError)
    -> RenderedBoard
  {
    var loaded = loaded
    var kept: [TileRequest: Bitmap] = [:]
    let log = WarningLog()
    let output = try open(target, for: loaded)
    while true {
      if options.isStrict && !loaded.skipped.isEmpty { throw .skipped(loaded.skipped) }
      guard !loaded.board.items.isEmpty else { throw .nothingToDraw(loaded.skipped) }
      let typesetter = try typesetter(for: loaded)
      let arranged = try arrange(loaded.board, typesetter)
      let attempt = try RenderingAttempt(arranged, typesetter, loaded.options, options)
      let failures = try attempt.draw(to: output, &kept, log)
      if failures.isEmpty {
        return RenderedBoard(
          arranged: arranged, size: attempt.size, skipped: loaded.skipped,
          warnings: log.warnings(for: loaded.board), missing: attempt.missing,
          typesetter: typesetter)
      }
      let ids = Set(failures.map(\.id))
      if ids.contains(BoardPainter.backdropName.text) {
        loaded.board = loaded.board.withoutBackdrop()
      }
      loaded.board = loaded.board.removing(ids)
      loaded.skipped += failures.map(\.picture)
    }
  }

  private func typesetter(for loaded: LoadedBoard) throws(RenderingError) -> Typesetter? {
    do {
      return try loaded.typesetter()
    } catch {
      throw .fonts(error)
    }
  }

  private func arrange(
    _ board: Board, _ typesetter: Typesetter?
  ) throws(RenderingError) -> ArrangedBoard {
    do {
      return try ArrangedBoard(board, typesetter: typesetter)
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
}
