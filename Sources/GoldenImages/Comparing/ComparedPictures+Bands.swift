import BoardRendering
import ImageCodecs
import ImageComparison
import Pixels

extension ComparedPictures {
  /// In pixels: what is smaller is no burden as a whole.
  private static let smallest = 1 << 16

  /// In pixels of a band: few enough to stay near the processor.
  private static let bandArea = 1 << 18

  /// Compares two files band by band, each read by a thread of its own, so that neither picture stands
  /// in memory as a bitmap.
  ///
  /// - Returns: Nil where that cannot be done, or is not worth it.
  static func compareBands(
    _ fileA: PictureFile, _ fileB: PictureFile, _ comparator: ImageComparator, _ limit: PixelLimit
  ) throws(PictureComparisonError) -> Comparison? {
    let size = fileA.info.size
    guard fileB.info.size == size, size.area > smallest,
      var running = try running(comparator, size), let a = try bands(of: fileA, limit),
      let b = try bands(of: fileB, limit)
    else { return nil }
    let rowCount = max(1, bandArea / size.width)
    let threads = WorkerThreads()
    while true {
      threads.start(1) { b.read(rowCount) }
      a.read(rowCount)
      threads.wait()
      if try a.compare(b, rowCount: rowCount, into: &running) == 0 { return running.comparison }
    }
  }

  private static func running(
    _ comparator: ImageComparator, _ size: PixelSize
  ) throws(PictureComparisonError) -> RunningComparison? {
    do throws(ComparisonError) {
      return try RunningComparison(comparator, of: size)
    } catch {
      throw .comparison(error)
    }
  }

  private static func bands(
    of file: PictureFile, _ limit: PixelLimit
  ) throws(PictureComparisonError) -> PictureBands? {
    do throws(PictureProblem) {
      return try PictureBands(file, limit)
    } catch {
      throw .picture(SkippedPicture(path: file.path, problem: error))
    }
  }
}
