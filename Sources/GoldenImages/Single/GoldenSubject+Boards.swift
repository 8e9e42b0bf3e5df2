import BoardDrawing
public import BoardModel
public import BoardRendering
import Geometry
import ImageCodecs
import Layouts
import Pixels

extension LoadedBoard: GoldenDrawable {
  /// The board as `render` draws it; no picture may be left out.
  public var goldenSubject: GoldenSubject {
    GoldenSubject(isSequence: false) { () throws(GoldenError) in
      var options = RenderingOptions()
      options.isStrict = true
      var frames = try DrawnFrames()
      let file = frames.nextFile
      let board = try GoldenError.drawing { () throws(RenderingError) in
        try BoardRenderer(options: options).render(self, to: .file(file, replaces: true))
      }
      let arranged = board.arranged
      let items = zip(arranged.board.items, arranged.arrangement.frames).map {
        RecordedItem(id: $0.id, frame: $1)
      }
      do throws(PictureComparisonError) {
        frames.addWritten(try ComparedPictures.read(file), items: items)
      } catch {
        throw .comparison(error)
      }
      return frames.rendered(scale: arranged.board.settings.scale)
    }
  }
}

extension Board: GoldenDrawable {
  public var goldenSubject: GoldenSubject { LoadedBoard(self).goldenSubject }
}

extension GoldenDrawable where Self == GoldenSubject {
  /// The board that a file says.
  public static func boardFile(_ path: FilePath) -> GoldenSubject {
    GoldenSubject(isSequence: false) { () throws(GoldenError) in
      try LoadedBoard.read(path).goldenSubject.draw()
    }
  }
}

extension LoadedBoard {
  static func read(_ path: FilePath) throws(GoldenError) -> LoadedBoard {
    do throws(ReadingError) {
      return try BoardReader().read([.path(path)])
    } catch {
      throw .reading(error)
    }
  }
}
