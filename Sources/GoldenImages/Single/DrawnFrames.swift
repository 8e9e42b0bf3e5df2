import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// Frames that are drawn one after the other into files.
struct DrawnFrames {
  private let folder: ScratchFolder
  private var frames: [RenderedCase.Frame] = []
  private var size = PixelSize(width: 0, height: 0)

  init() throws(GoldenError) {
    do throws(SystemError) {
      folder = try ScratchFolder()
    } catch {
      throw .scratch(error)
    }
  }

  /// Where the next frame may be written to.
  var nextFile: FilePath { folder.path.appending(FilePath("frame_\(frames.count).png")) }

  mutating func add(_ picture: StraightBitmap, items: [RecordedItem]) throws(GoldenError) {
    guard picture.size.area > 0 else { throw .rendering(.nothingToDraw([])) }
    do {
      try OutputTarget.file(nextFile, replaces: true).write(try picture.encodedPNG())
    } catch let error as OutputError {
      throw .output(error)
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
    addWritten(picture, items: items)
  }

  /// Adds a frame whose file is there already.
  mutating func addWritten(_ picture: StraightBitmap, items: [RecordedItem]) {
    size = picture.size
    frames.append(
      RenderedCase.Frame(file: nextFile, hash: picture.pixelKey.hash, items: items))
  }

  /// Adds a frame whose pixels are those of the last one.
  mutating func addSame(items: [RecordedItem]) {
    guard let last = frames.last else { return }
    frames.append(RenderedCase.Frame(file: last.file, hash: last.hash, items: items))
  }

  /// - Parameter fps: nil for a still.
  func rendered(scale: Double, fps: Double? = nil) -> RenderedCase {
    RenderedCase(size: size, scale: scale, fps: fps, frames: frames, folder: folder)
  }
}
