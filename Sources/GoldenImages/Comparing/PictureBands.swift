import BoardModel
import BoardRendering
import ImageCodecs
import ImageComparison
import Pixels
import Synchronization

/// A picture file that is read band by band.
///
/// A class, since its reader is halfway through a file; the two of a pair are read by a thread each.
final class PictureBands: Sendable {
  private struct State {
    let rows: ImageRows
    var band: [Pixel] = []
    var read: Result<Int, PictureProblem>?

    /// Decoders may give fewer rows at a time.
    mutating func readBand(_ rowCount: Int) throws(ImageError) -> Int {
      var count = try rows.read(into: &band, capacity: rowCount)
      var more: [Pixel] = []
      while count > 0, count < rowCount {
        let added = try rows.read(into: &more, capacity: rowCount - count)
        if added == 0 { break }
        let start = count * rows.rowSize.width
        let end = start + added * rows.rowSize.width
        band.replaceSubrange(start..<end, with: more.prefix(end - start))
        count += added
      }
      return count
    }
  }

  private let path: FilePath
  private let state: Mutex<State>

  /// Nil where rows are not stored from the top to the bottom, or the file was changed since its headers
  /// were read.
  init?(_ file: PictureFile, _ limit: PixelLimit) throws(PictureProblem) {
    guard file.info.orientation == .topLeft else { return nil }
    let rows = try file.openRows(limit: limit)
    guard rows.rowSize == file.info.size else { return nil }
    path = file.path
    state = Mutex(State(rows: rows))
  }

  /// Reads the next rows, all that are asked for but at the end; what comes of it is told by
  /// ``compare(_:into:)``.
  func read(_ rowCount: Int) {
    state.withLock { state in
      do throws(ImageError) {
        state.read = .success(try state.readBand(rowCount))
      } catch {
        state.read = .failure(.image(error))
      }
    }
  }

  /// Compares the rows of both that were read last; those that no thread was there for are read now.
  ///
  /// - Returns: How many rows were compared; 0 at the end.
  func compare(
    _ other: PictureBands, rowCount: Int, into running: inout RunningComparison
  ) throws(PictureComparisonError) -> Int {
    let (mine, band) = try take(rowCount)
    let (theirs, otherBand) = try other.take(rowCount)
    precondition(mine == theirs, "pictures of one size have as many rows")
    if mine > 0 { running.compare(band, otherBand, rowCount: mine) }
    return mine
  }

  private func take(_ rowCount: Int) throws(PictureComparisonError) -> (count: Int, band: [Pixel]) {
    if state.withLock({ $0.read == nil }) { read(rowCount) }
    let (read, band) = state.withLock { state in
      defer { state.read = nil }
      return (state.read, state.band)
    }
    do throws(PictureProblem) {
      return (try read?.get() ?? 0, band)
    } catch {
      throw .picture(SkippedPicture(path: path, problem: error))
    }
  }
}
