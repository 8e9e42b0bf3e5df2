import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// Frames that are drawn one after the other into files.
struct DrawnFrames {
  private let folder: ScratchFolder
  private var frames: [RenderedCase.Frame] = []
  private var size = PixelSize(width: 0, height: 0)
  private var isOpaque = true

  init() throws(GoldenError) {
    folder = try .forGoldens()
  }

  mutating func add(_ picture: StraightBitmap, items: [RecordedItem]) throws(GoldenError) {
    guard picture.size.area > 0 else { throw .rendering(.nothingToDraw([])) }
    let name = FilePath("frame_\(frames.count).png")
    try picture.write(to: folder, as: name)
    size = picture.size
    isOpaque = isOpaque && picture.colors.allSatisfy(\.isOpaque)
    frames.append(
      RenderedCase.Frame(
        file: folder.path.appending(name), hash: picture.pixelKey.hash, items: items))
  }

  /// Adds a frame whose pixels are those of the last one.
  mutating func addSame(items: [RecordedItem]) {
    guard let last = frames.last, let file = last.file else { return }
    frames.append(RenderedCase.Frame(file: file, hash: last.hash, items: items))
  }

  func rendered(scale: Double, fps: Double) -> RenderedCase {
    var rendered = RenderedCase(
      size: size, scale: scale, fps: fps, frames: frames, folder: folder)
    rendered.isOpaque = isOpaque
    return rendered
  }
}

extension RenderedCase {
  init(still picture: StraightBitmap, scale: Double, items: [RecordedItem]) throws(GoldenError) {
    guard picture.size.area > 0 else { throw .rendering(.nothingToDraw([])) }
    self.init(
      picture, scale: scale, items: items,
      file: DrawnFile { folder, name throws(GoldenError) in
        try picture.write(to: folder, as: name)
      })
  }
}

extension StraightBitmap {
  fileprivate func write(to folder: ScratchFolder, as name: FilePath) throws(GoldenError) {
    do {
      try folder.write(try encodedPNG(), as: name)
    } catch let error as OutputError {
      throw .output(error)
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
  }
}
