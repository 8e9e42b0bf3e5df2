import BoardModel
import ImageCodecs
import Pixels
import Raster

/// Reads a picture and shrinks it to a tile, row by row, so that it never stands in memory whole.
struct TileMaker {
  let options: ReadingOptions
  let log: WarningLog

  func make(_ size: PixelSize, from path: FilePath) throws(PictureProblem) -> Bitmap {
    guard size.area <= options.limit.maximumBytes / 4 else { throw .tileTooLarge(size) }
    let file = try InputFile(path)
    do throws(ImageError) {
      let rows = try ImageFormats.openRows(
        of: .descriptor(file.descriptor), target: size, limit: options.limit,
        ignoresOrientation: options.ignoresOrientation, allowsTruncation: options.allowsTruncation)
      let orientation = rows.info.orientation
      let stored = orientation.swapsSides ? size.transposed : size
      var resampler = Resampler(rowSize: rows.rowSize, extent: rows.extent, target: stored)
      var buffer: [Pixel] = []
      while true {
        let count = try rows.read(into: &buffer, capacity: TileMaker.rowsAtOnce)
        if count == 0 { break }
        resampler.add(buffer, count: count)
      }
      log.note(rows.warnings, about: path)
      return resampler.finish().upright(from: orientation)
    } catch {
      throw .image(error)
    }
  }

  private static let rowsAtOnce = 32
}
