public import BoardModel
import BoardRendering
public import ImageCodecs
public import ImageComparison
public import Pixels
import Synchronization

/// Two picture files side by side.
public struct ComparedPictures: Sendable {
  public let comparison: Comparison

  /// What was compared, where pixels are wanted or it had to stand in memory whole.
  public let a: StraightBitmap?
  public let b: StraightBitmap?

  /// Compares two files by their bytes and, where these differ or pixels are wanted, by their pixels.
  ///
  /// - Parameter needsPixels: whether both pictures are decoded in any case.
  public init(
    _ pathA: FilePath, _ pathB: FilePath, by comparator: ImageComparator,
    limit: PixelLimit = PixelLimit(), needsPixels: Bool = false
  ) throws(PictureComparisonError) {
    let fileA = try ComparedPictures.open(pathA, limit)
    let fileB = try ComparedPictures.open(pathB, limit)
    if !needsPixels, try ComparedPictures.areSame(fileA, fileB) {
      // A picture that is cut off equals nothing, not even itself.
      if try !ComparedPictures.isWhole(fileA) { _ = try ComparedPictures.decode(fileA, limit) }
      do throws(ComparisonError) {
        try comparator.checkMask(for: fileA.info.size, fileB.info.size)
      } catch {
        throw .comparison(error)
      }
      comparison = Comparison(equalPicturesOf: fileA.info.size)
      a = nil
      b = nil
      return
    }
    for file in [fileA, fileB] {
      if try ComparedPictures.isClip(file) { throw .clip(file.path) }
    }
    if !needsPixels,
      let found = try ComparedPictures.compareBands(fileA, fileB, comparator, limit)
    {
      comparison = found
      a = nil
      b = nil
      return
    }
    let (a, b) = try ComparedPictures.decodeBoth(fileA, fileB, limit)
    comparison = try ComparedPictures.compare(a, b, comparator)
    self.a = a
    self.b = b
  }

  /// Reads one picture.
  public static func read(
    _ path: FilePath, _ limit: PixelLimit = PixelLimit()
  ) throws(PictureComparisonError) -> StraightBitmap {
    try decode(open(path, limit), limit)
  }

  private static func open(
    _ path: FilePath, _ limit: PixelLimit
  ) throws(PictureComparisonError) -> PictureFile {
    do throws(PictureProblem) {
      return try PictureFile(path, limit: limit)
    } catch {
      throw .picture(SkippedPicture(path: path, problem: error))
    }
  }

  private static func areSame(
    _ a: PictureFile, _ b: PictureFile
  ) throws(PictureComparisonError) -> Bool {
    do throws(PictureProblem) {
      guard a.info == b.info else { return false }
      return try a.hasSameBytes(as: b)
    } catch {
      throw .picture(SkippedPicture(path: a.path, problem: error))
    }
  }

  private static func isClip(_ file: PictureFile) throws(PictureComparisonError) -> Bool {
    do throws(PictureProblem) {
      return try file.isClip()
    } catch {
      throw .picture(SkippedPicture(path: file.path, problem: error))
    }
  }

  private static func isWhole(_ file: PictureFile) throws(PictureComparisonError) -> Bool {
    do throws(PictureProblem) {
      return try file.endsAsPNG()
    } catch {
      throw .picture(SkippedPicture(path: file.path, problem: error))
    }
  }

  private static func decode(
    _ file: PictureFile, _ limit: PixelLimit
  ) throws(PictureComparisonError) -> StraightBitmap {
    do throws(PictureProblem) {
      return try file.decode(limit: limit)
    } catch {
      throw .picture(SkippedPicture(path: file.path, problem: error))
    }
  }

  /// Decodes one picture on a thread of its own, the other on this one.
  private static func decodeBoth(
    _ a: PictureFile, _ b: PictureFile, _ limit: PixelLimit
  ) throws(PictureComparisonError) -> (StraightBitmap, StraightBitmap) {
    // Two threads are worth their start only for pictures that take a while.
    guard b.info.size.area > 1 << 16 else { return (try decode(a, limit), try decode(b, limit)) }

    let decodedB = Mutex<Result<StraightBitmap, PictureComparisonError>?>(nil)
    let threads = WorkerThreads()
    threads.start(1) {
      let result = attempt(b, limit)
      decodedB.withLock { $0 = result }
    }
    let decodedA = attempt(a, limit)
    threads.wait()
    // Where the system allowed no thread there is nothing yet.
    let other = decodedB.withLock { $0 } ?? attempt(b, limit)
    return (try decodedA.get(), try other.get())
  }

  private static func attempt(
    _ file: PictureFile, _ limit: PixelLimit
  ) -> Result<StraightBitmap, PictureComparisonError> {
    do throws(PictureComparisonError) {
      return .success(try decode(file, limit))
    } catch {
      return .failure(error)
    }
  }

  private static func compare(
    _ a: StraightBitmap, _ b: StraightBitmap, _ comparator: ImageComparator
  ) throws(PictureComparisonError) -> Comparison {
    do throws(ComparisonError) {
      return try comparator.compare(a, b)
    } catch {
      throw .comparison(error)
    }
  }
}
