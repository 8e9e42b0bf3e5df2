import BoardDrawing
import BoardModel
import Drawing
import Geometry
import Pixels
import Raster

/// The pictures of a gesture's frames.
struct FramePictures: Sendable {
  private struct Picture {
    let path: FilePath

    /// Upright.
    let size: PixelSize

    init(_ path: FilePath, _ size: Size) {
      self.path = path
      self.size = PixelSize(
        width: Int(min(size.width, 1e9)), height: Int(min(size.height, 1e9)))
    }
  }

  private let pictures: [ImageName: Picture]

  /// From which tiles of other sizes are made, by the pictures' paths.
  private let largeSizes: [FilePath: PixelSize]

  /// Of tiles that are made from the file, so that a board at rest is drawn as a still is.
  private let restingSizes: [FilePath: Set<PixelSize>]

  /// - Parameters:
  ///   - items: All that are ever on the board.
  ///   - resting: The tiles of the board before the gesture begins and after it has ended. They decide
  ///     what is made from what, so that a frame drawn alone is as in the run.
  init(_ items: [BoardItem], over backdrop: Backdrop?, resting: [TileRequest]) {
    var pictures = Dictionary(
      items.compactMap { item -> (ImageName, Picture)? in
        guard case .picture(let path) = item.content else { return nil }
        return (ImageName(item.id), Picture(path, item.naturalSize))
      }, uniquingKeysWith: { first, _ in first })
    pictures[BoardPainter.backdropName] = backdrop.map { Picture($0.path, $0.naturalSize) }
    self.pictures = pictures
    var sizes: [FilePath: PixelSize] = [:]
    var restingByPath: [FilePath: Set<PixelSize>] = [:]
    for request in resting {
      guard let picture = pictures[request.name] else { continue }
      restingByPath[picture.path, default: []].insert(request.size)
      let large = PixelSize(width: 2 * request.size.width, height: 2 * request.size.height)
      // A picture without more detail than that is read quickly.
      guard large.width <= picture.size.width, large.height <= picture.size.height else { continue }
      if large.area > sizes[picture.path]?.area ?? 0 { sizes[picture.path] = large }
    }
    largeSizes = sizes
    restingSizes = restingByPath
  }

  func path(of name: ImageName) -> FilePath? { pictures[name]?.path }

  /// The size of the tile from which one is made; nil where it is made from the file.
  func largerSize(for size: PixelSize, of path: FilePath) -> PixelSize? {
    guard let large = largeSizes[path], restingSizes[path]?.contains(size) != true else {
      return nil
    }
    // Columns differ by a pixel, and so do tiles that rest in them on the way.
    let isGhost = 2 * size.width + 4 <= large.width && 2 * size.height <= large.height
    return isGhost ? large : nil
  }
}
