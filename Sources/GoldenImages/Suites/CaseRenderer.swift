import Animation
import BoardDrawing
import BoardModel
import BoardRendering
import Geometry
import ImageCodecs
import Layouts
import Pixels
import Typesetting

/// Draws a case: the picture of a board, or the frames of a gesture on it.
struct CaseRenderer {
  var threadCount: Int?

  /// The longest file of a gesture, in bytes.
  private static let gestureLimit = 16 << 20

  func render(_ one: GoldenCase) throws(GoldenError) -> RenderedCase {
    let loaded: LoadedBoard
    do throws(ReadingError) {
      loaded = try BoardReader().read([.path(one.boardFile)])
    } catch {
      throw .reading(error)
    }
    return try one.hasGesture
      ? sequence(loaded, try gesture(one), in: .forGoldens()) : loaded.still(options)
  }

  /// No picture may be left out: what is not drawn is not compared.
  private var options: RenderingOptions {
    var options = RenderingOptions()
    options.threadCount = threadCount ?? options.threadCount
    options.isStrict = true
    return options
  }

  private func gesture(_ one: GoldenCase) throws(GoldenError) -> GestureFile {
    let bytes: [UInt8]?
    do throws(PictureProblem) {
      bytes = try StoredFile(one.gestureFile).contents(limit: CaseRenderer.gestureLimit)
    } catch {
      throw .comparison(.picture(SkippedPicture(path: one.gestureFile, problem: error)))
    }
    do throws(BoardError) {
      guard let bytes else { throw .notJSON(detail: "it is too long for a gesture") }
      return try GestureFile(json: bytes)
    } catch {
      throw .gesture(one.gestureFile, error)
    }
  }

  private func sequence(
    _ loaded: LoadedBoard, _ gesture: GestureFile, in folder: ScratchFolder
  ) throws(GoldenError) -> RenderedCase {
    let rendered: RenderedFrames
    do throws(FramesError) {
      rendered = try FrameRenderer(options: options).render(loaded, gesture, to: folder.path)
    } catch {
      throw .frames(error)
    }
    let differences = gesture.expectation.map(rendered.replay.differences) ?? []
    guard differences.isEmpty else { throw .unexpected(differences) }
    let manifest = folder.path.appending(FilePath("manifest.json"))
    let bytes: [UInt8]?
    do throws(PictureProblem) {
      bytes = try StoredFile(manifest).contents(limit: .max)
    } catch {
      throw .comparison(.picture(SkippedPicture(path: manifest, problem: error)))
    }
    do throws(BoardError) {
      let frames = try ManifestFrames.read(bytes ?? [], in: folder.path)
      var drawn = RenderedCase(
        size: rendered.size, scale: loaded.board.settings.scale, fps: gesture.fps, frames: frames,
        folder: folder)
      drawn.isOpaque = rendered.isOpaque
      let times = FrameTimes(fps: rendered.replay.fps, duration: rendered.replay.duration)
      drawn.moments = DrawnMoments(rendered.replay, reading: loaded.options) { times[$0] }
      drawn.invariants = InvariantCheck(
        loaded: loaded, replay: rendered.replay, options: options)
      return drawn
    } catch {
      throw .record(manifest, error)
    }
  }
}
