import Animation
public import BoardDrawing
public import BoardModel
import BoardRendering
import Geometry
import Layouts
import Pixels
import Typesetting

extension DragReplay: GoldenDrawable {
  /// All frames of the gesture.
  public var goldenSubject: GoldenSubject {
    GoldenSubject(isSequence: true) { () throws(GoldenError) in try frames(nil) }
  }

  /// Draws the frames one at a time; of moments that are the same only the first.
  fileprivate func frames(_ typesetter: Typesetter?) throws(GoldenError) -> RenderedCase {
    var frames = try DrawnFrames()
    let times = FrameTimes(fps: fps, duration: duration)
    let renderer = try GoldenError.drawing { () throws(RenderingError) in
      try MomentRenderer(self, typesetter: typesetter)
    }
    var last: BoardMoment?
    for index in 0..<times.count {
      let moment = moment(at: times[index])
      let items = recordedItems(at: times[index])
      if moment == last {
        frames.addSame(items: items)
      } else {
        let picture = try GoldenError.drawing { () throws(RenderingError) in
          try renderer.picture(of: moment)
        }
        try frames.add(picture, items: items)
        last = moment
      }
    }
    var rendered = frames.rendered(scale: moment(at: 0).settings.scale, fps: fps)
    rendered.moments = DrawnMoments(self) { times[$0] }
    return rendered
  }
}

extension GoldenDrawable where Self == GoldenSubject {
  /// All frames of a gesture that a file says, played on the board that another file says.
  public static func gestureFile(_ gesture: FilePath, on board: FilePath) -> GoldenSubject {
    GoldenSubject(isSequence: true) { () throws(GoldenError) in
      let loaded = try LoadedBoard.read(board)
      let (replay, typesetter) = try loaded.replay(try GestureFile.read(gesture))
      return try replay.frames(typesetter)
    }
  }
}

extension GestureFile {
  /// The longest file of a gesture, in bytes.
  private static let limit = 16 << 20

  static func read(_ path: FilePath) throws(GoldenError) -> GestureFile {
    let bytes: [UInt8]?
    do throws(PictureProblem) {
      bytes = try StoredFile(path).contents(limit: limit)
    } catch {
      throw .comparison(.picture(SkippedPicture(path: path, problem: error)))
    }
    do throws(BoardError) {
      guard let bytes else { throw .notJSON(detail: "it is too long for a gesture") }
      return try GestureFile(json: bytes)
    } catch {
      throw .gesture(path, error)
    }
  }
}

extension LoadedBoard {
  /// Plays a gesture; a typesetter is made wherever text may be seen.
  func replay(_ gesture: GestureFile) throws(GoldenError) -> (DragReplay, Typesetter?) {
    guard skipped.isEmpty else { throw .rendering(.skipped(skipped)) }
    do {
      let typesetter = try board.hasText ? typesetter() : nil
      let arranged = try ArrangedBoard(board, typesetter: typesetter)
      let replay = try DragReplay(arranged, gesture: gesture, typesetter: typesetter)
      guard replay.hasText, typesetter == nil else { return (replay, typesetter) }
      let other = try makeTypesetter()
      return (try DragReplay(arranged, gesture: gesture, typesetter: other), other)
    } catch let error as FontError {
      throw .rendering(.fonts(error))
    } catch let error as LayoutError {
      throw .rendering(.layout(error))
    } catch let error as GestureError {
      throw .frames(.gesture(error))
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
  }
}
