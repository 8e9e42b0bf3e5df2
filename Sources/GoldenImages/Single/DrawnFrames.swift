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
    folder = try .forGoldens()
  }

  /// Where the next frame may be written to.
  private var nextFile: FilePath { folder.path.appending(FilePath("frame_\(frames.count).png")) }

  mutating func add(_ picture: StraightBitmap, items: [RecordedItem]) throws(GoldenError) {
    guard picture.size.area > 0 else { throw .rendering(.nothingToDraw([])) }
    try picture.write(to: nextFile)
    size = picture.size
    frames.append(
      RenderedCase.Frame(file: nextFile, hash: picture.pixelKey.hash, items: items))
  }

  /// Adds a frame whose pixels are those of the last one.
  mutating func addSame(items: [RecordedItem]) {
    guard let last = frames.last, let file = last.file else { return }
    frames.append(RenderedCase.Frame(file: file, hash: last.hash, items: items))
  }

  func rendered(scale: Double, fps: Double) -> RenderedCase {
    RenderedCase(size: size, scale: scale, fps: fps, frames: frames, folder: folder)
  }
}

extension RenderedCase {
  init(still picture: StraightBitmap, scale: Double, items: [RecordedItem]) throws(GoldenError) {
    guard picture.size.area > 0 else { throw .rendering(.nothingToDraw([])) }
    self.init(
      picture, scale: scale, items: items,
      file: DrawnFile { path throws(GoldenError) in try picture.write(to: path) })
  }
}

extension StraightBitmap {
  fileprivate func write(to path: FilePath) throws(GoldenError) {
    do {
      try OutputTarget.file(path, replaces: true).write(try encodedPNG())
    } catch let error as OutputError {
      throw .output(error)
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
  }
}
