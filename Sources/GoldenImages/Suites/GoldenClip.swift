import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// A recorded clip, played forward: one picture stands in memory, however long it is.
///
/// The file need not be as it was written: which frames of the record a picture stands for is found by
/// the time that it is seen.
struct GoldenClip {
  private let path: FilePath
  private let file: APNGFile

  /// Of each frame of the file, those of the record that it stands for.
  private let numbers: [Range<Int>]

  private var player: APNGPlayer

  /// Of the next frame of the file.
  private var next = 0

  private var shown: (picture: StraightBitmap, numbers: Range<Int>)?

  /// - Throws: Where the clip is not of the size and length that its record says.
  init(_ path: FilePath, _ record: GoldenRecord) throws(GoldenError) {
    self.path = path
    do throws(GoldenClipProblem) {
      file = try GoldenClip.open(path)
      numbers = try GoldenClip.numbers(file, record)
    } catch {
      throw .clip(path, error)
    }
    player = try GoldenClip.player(file, path)
  }

  private static func open(_ path: FilePath) throws(GoldenClipProblem) -> APNGFile {
    let input: InputFile
    do throws(PictureProblem) {
      input = try InputFile(path)
    } catch {
      throw .cannotOpen(error)
    }
    do throws(APNGError) {
      return try APNGFile(input.image, keeping: input)
    } catch {
      throw .damaged(error)
    }
  }

  private static func numbers(
    _ file: APNGFile, _ record: GoldenRecord
  ) throws(GoldenClipProblem) -> [Range<Int>] {
    guard let fps = record.fps else { throw .recordOfStill }
    guard file.size == record.size else { throw .size(found: file.size, recorded: record.size) }
    let numbers = file.ticks(at: fps)
    let count = numbers.last?.upperBound ?? 0
    guard count == record.frames.count else {
      throw .frameCount(found: count, recorded: record.frames.count)
    }
    // What is seen and not recorded must not pass unseen.
    if let brief = numbers.firstIndex(where: \.isEmpty) { throw .tooBrief(frame: brief) }
    return numbers
  }

  private static func player(
    _ file: APNGFile, _ path: FilePath
  ) throws(GoldenError) -> APNGPlayer {
    do throws(APNGError) {
      return try APNGPlayer(file)
    } catch {
      throw .clip(path, .damaged(error))
    }
  }

  var isOpaque: Bool { file.isOpaque }

  /// The picture of a frame of the record.
  ///
  /// - Parameter index: One that the record has; where it is before the last one, all is played anew.
  mutating func picture(_ index: Int) throws(GoldenError) -> StraightBitmap {
    if let shown, index < shown.numbers.lowerBound {
      player = try GoldenClip.player(file, path)
      next = 0
    }
    while true {
      if let shown, shown.numbers.contains(index) { return shown.picture }
      guard try advance() else {
        throw .clip(path, .frameCount(found: numbers.last?.upperBound ?? 0, recorded: index + 1))
      }
    }
  }

  /// The hash of each frame; frames that one picture stands for are looked at once.
  mutating func keys() throws(GoldenError) -> [PixelKey] {
    var keys: [PixelKey] = []
    for numbers in numbers {
      let key = try picture(numbers.lowerBound).pixelKey
      keys += Array(repeating: key, count: numbers.count)
    }
    return keys
  }

  /// - Returns: Whether there was another frame.
  private mutating func advance() throws(GoldenError) -> Bool {
    // The picture that was shown is not needed while the next one is made.
    shown = nil
    do throws(APNGError) {
      guard let frame = try player.next() else { return false }
      shown = (frame.image, numbers[next])
      next += 1
      return true
    } catch {
      throw .clip(path, .damaged(error))
    }
  }
}
