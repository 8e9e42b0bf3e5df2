import BoardDrawing
import BoardModel
import Layouts
public import Pixels
import Raster

/// Renders a board to a file, or one for each page, within a budget of memory that does not depend on
/// the board.
///
/// A picture is drawn in bands of rows, each encoded when it is drawn. An item's picture that turns
/// out to be bad is taken out, the board laid out again and the file begun again.
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
    var run = RenderingRun(options: options, reading: loaded.options, target: target)
    if options.isStrict && !loaded.skipped.isEmpty {
      throw .skipped(loaded.skipped + run.badPictures(of: loaded))
    }
    while true {
      if options.isStrict && !loaded.skipped.isEmpty { throw .skipped(loaded.skipped) }
      guard !loaded.board.items.isEmpty else { throw .nothingToDraw(loaded.skipped) }
      let failures = try run.draw(loaded)
      if failures.isEmpty { return try run.publish(loaded) }
      loaded.remove(failures.map { ($0.id, $0.picture) })
    }
  }
}
