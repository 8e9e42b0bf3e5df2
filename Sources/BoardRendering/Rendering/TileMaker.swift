import BoardModel
import ImageCodecs
import Pixels
import Raster

/// Reads a picture and shrinks it to a tile, row by row, so that it never stands in memory whole.
struct TileMaker {
  let options: ReadingOptions
  let log: WarningLog
  let gate: MemoryGate

  func make(_ size: PixelSize, from path: FilePath) throws(PictureProblem) -> Bitmap {
    guard size.area <= options.limit.maximumBytes / 4 else { throw .tileTooLarge(size) }
    let file = try InputFile(path)
    do throws(ImageError) {
      let info = try ImageFormats.readInfo(
        from: .descriptor(file.descriptor), limit: options.limit,
        ignoresOrientation: options.ignoresOrientation)
      return try gate.holding(info.heldByteCount) { () throws(ImageError) in
        try makeTile(size, from: file, at: path)
      }
    } catch {
      throw .image(error)
    }
  }

  private func makeTile(
    _ size: PixelSize, from file: InputFile, at path: FilePath
  ) throws(ImageError) -> Bitmap {
    let rows = try ImageFormats.openRows(
      of: .descriptor(file.descriptor), target: size, limit: options.limit,
      ignoresOrientation: options.ignoresOrientation, allowsTruncation: options.allowsTruncation)
    let orientation = rows.info.orientation
    let stored = orientation.swapsSides ? size.transposed : size
    let needed = Resampler.workingByteCount(from: rows.rowSize, to: stored)
    guard needed <= options.limit.maximumBytes else {
      throw .needsTooMuchMemory(bytes: needed, limit: options.limit.maximumBytes)
    }
    var resampler = Resampler(rowSize: rows.rowSize, extent: rows.extent, target: stored)
    var buffer: [Pixel] = []
    let rowsAtOnce = max(
      1, min(TileMaker.rowsAtOnce, TileMaker.pixelsAtOnce / rows.rowSize.width))
    while true {
      let count = try rows.read(into: &buffer, capacity: rowsAtOnce)
      if count == 0 { break }
      resampler.add(buffer, count: count)
    }
    log.note(rows.warnings, about: path)
    return resampler.finish().upright(from: orientation)
  }

  private static let rowsAtOnce = 32

  /// Of pictures that are very wide, fewer rows are read at once.
  private static let pixelsAtOnce = 1 << 20
}
