import BoardModel
import Drawing
import ImageCodecs
import Pixels
import Raster

/// Makes tiles when they are asked for and keeps those used last within a budget of bytes.
///
/// A class, since the threads that draw share it.
final class FrameTiles: TileSource {
  private struct State {
    var tiles: [Key: Tile] = [:]
    var beingMade: Set<Key> = []
    var byteCount = 0
    var clock = 0
    var failures: [FilePath: PictureProblem] = [:]
  }

  private struct Key: Hashable {
    let path: FilePath
    let size: PixelSize
  }

  private struct Tile {
    let bitmap: Bitmap
    var lastUse: Int
  }

  private let pictures: FramePictures
  private let maker: TileMaker
  private let state = Monitor(State())

  /// In bytes, of tiles that nobody draws just now.
  private let budget: Int

  init(_ pictures: FramePictures, maker: TileMaker, budget: Int) {
    self.pictures = pictures
    self.maker = maker
    self.budget = budget
  }

  func tile(_ request: TileRequest) -> Bitmap? {
    pictures.path(of: request.name).flatMap { tile(Key(path: $0, size: request.size)) }
  }

  private func tile(_ key: Key) -> Bitmap? {
    let path = key.path
    let found = state.wait { state -> Bitmap?? in
      state.clock += 1
      if let tile = state.tiles[key] {
        state.tiles[key]?.lastUse = state.clock
        return .some(tile.bitmap)
      }
      if state.failures[path] != nil { return .some(nil) }
      // Another thread is at it.
      guard state.beingMade.insert(key).inserted else { return nil }
      return .some(nil)
    }
    if let found { return found }
    return make(key)
  }

  /// The pictures that could not be read, and why.
  var failures: [FilePath: PictureProblem] { state.change { $0.failures } }

  private func make(_ key: Key) -> Bitmap? {
    guard state.change({ $0.failures[key.path] }) == nil else { return nil }
    let result = Result<Bitmap, PictureProblem> { () throws(PictureProblem) in
      try draw(key)
    }
    return state.change { state in
      state.beingMade.remove(key)
      switch result {
      case .failure(let problem):
        state.failures[key.path] = problem
        return nil
      case .success(let bitmap):
        makeRoom(for: bitmap.pixels.count * 4, &state)
        state.clock += 1
        state.tiles[key] = Tile(bitmap: bitmap, lastUse: state.clock)
        return bitmap
      }
    }
  }

  /// A ghost that grows or shrinks is made from one larger tile, since to read its file in each frame
  /// would take most of the time.
  private func draw(_ key: Key) throws(PictureProblem) -> Bitmap {
    guard let size = pictures.largerSize(for: key.size, of: key.path) else {
      return try maker.make(key.size, from: key.path)
    }
    guard let large = tile(Key(path: key.path, size: size)) else {
      throw failures[key.path] ?? .tileTooLarge(size)
    }
    var resampler = Resampler(
      rowSize: size, extent: (Double(size.width), Double(size.height)), target: key.size)
    resampler.add(large.pixels, count: size.height)
    return resampler.finish()
  }

  private func makeRoom(for byteCount: Int, _ state: inout State) {
    state.byteCount += byteCount
    guard state.byteCount > budget else { return }
    for (key, tile) in state.tiles.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      state.tiles[key] = nil
      state.byteCount -= tile.bitmap.pixels.count * 4
      if state.byteCount <= budget { return }
    }
  }
}
