import BoardDrawing
import BoardModel
import BoardRendering
import Geometry
import Layouts
import Pixels

extension LoadedBoard {
  /// The board as `render` draws it, in memory; where that cannot be, as a file that is read again.
  func still(_ options: RenderingOptions) throws(GoldenError) -> RenderedCase {
    let drawn = try GoldenError.drawing { () throws(RenderingError) in
      try BoardRenderer(options: options).picture(of: self)
    }
    let file = DrawnFile { [self] folder, name throws(GoldenError) in
      let file = folder.path.appending(name)
      _ = try GoldenError.drawing { () throws(RenderingError) in
        try BoardRenderer(options: options).render(self, to: .file(file, replaces: true))
      }
    }
    if let drawn {
      var rendered = RenderedCase(
        drawn.picture, scale: drawn.arranged.board.settings.scale,
        items: drawn.arranged.recordedItems, file: file)
      rendered.moments = DrawnMoments(still: BoardMoment(drawn.arranged), reading: self.options)
      return rendered
    }
    let folder = try ScratchFolder.forGoldens()
    let path = folder.path.appending(FilePath("still.png"))
    let rendered = try GoldenError.drawing { () throws(RenderingError) in
      try BoardRenderer(options: options).render(self, to: .file(path, replaces: true))
    }
    let hash: String
    do throws(PictureComparisonError) {
      hash = try ComparedPictures.read(path).pixelKey.hash
    } catch {
      throw .comparison(error)
    }
    let frame = RenderedCase.Frame(
      file: path, hash: hash, items: rendered.arranged.recordedItems)
    var drawnCase = RenderedCase(
      size: rendered.size, scale: rendered.arranged.board.settings.scale, fps: nil,
      frames: [frame], folder: folder)
    drawnCase.moments = DrawnMoments(
      still: BoardMoment(rendered.arranged), reading: self.options)
    return drawnCase
  }
}

extension ArrangedBoard {
  fileprivate var recordedItems: [RecordedItem] {
    zip(board.items, arrangement.frames).map { RecordedItem(id: $0.id, frame: $1) }
  }
}
