package import ImageCodecs
import Pixels

/// A clip on its way to a file, within a limit of bytes, and its poster.
///
/// A class, since frames come from several threads, one at a time.
final class ClipWriter {
  private let output: OutputFile
  private let clip: ClipOptions
  private let version: ClipVersion
  private var encoding: ClipEncoding
  private let posterNumber: Int?
  private(set) var byteCount = 0
  private(set) var droppedCount = 0
  private(set) var poster: StraightBitmap?

  /// - Parameters:
  ///   - output: Already begun when frames come.
  ///   - posterNumber: Of the frame whose picture is kept.
  init(
    _ output: OutputFile, _ encoding: ClipEncoding, _ clip: ClipOptions, _ version: ClipVersion,
    posterNumber: Int?
  ) {
    self.output = output
    self.encoding = encoding
    self.clip = clip
    self.version = version
    self.posterNumber = posterNumber
  }

  func write(
    _ frames: ClipFrames, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(FramesError) {
    let passCount = encoding.needsSurvey ? 2 : 1
    if encoding.needsSurvey {
      try frames.forEach(progress: { progress($0, 2 * $1) }) {
        [self] frame, _ throws(FramesError) in
        do throws(ImageWritingError) { try encoding.survey(frame) } catch { throw failure(error) }
      }
    }
    try frames.forEach(progress: { progress((passCount - 1) * $1 + $0, passCount * $1) }) {
      [self] frame, numbers throws(FramesError) in
      if let posterNumber, numbers.contains(posterNumber) { poster = frame.image }
      for portion in encoding.portions(of: frame) {
        let bytes: [UInt8]
        do throws(ImageWritingError) { bytes = try encoding.append(portion, numbers) } catch {
          throw failure(error)
        }
        try take(bytes)
      }
    }
    let ending: ClipEnding
    do throws(ImageWritingError) { ending = try encoding.finish() } catch { throw failure(error) }
    droppedCount = encoding.droppedCount
    try take(ending.bytes)
    do throws(OutputError) {
      for correction in ending.corrections {
        try output.replace(correction.bytes, at: correction.offset)
      }
    } catch {
      throw .rendering(.output(error))
    }
  }

  private func take(_ bytes: [UInt8]) throws(FramesError) {
    byteCount += bytes.count
    if let limit = clip.maximumByteCount, byteCount > limit {
      throw .clipTooLong(output.path, limit: limit, clip.format, version)
    }
    do throws(OutputError) { try output.write(bytes) } catch { throw .rendering(.output(error)) }
  }

  private func failure(_ error: ImageWritingError) -> FramesError {
    FramesError(error, clip.format)
  }
}

extension FramesError {
  package init(_ error: ImageWritingError, _ format: ClipFormat) {
    self =
      switch error {
      case .tooLarge(let size, _): .clipSideTooLong(size, format)
      case .leftOut: .clipNeedsLibrary(format)
      case .needsProgram(let name): .clipNeedsProgram(name, format)
      case .programFailed(let name, let words): .programFailed(name, words)
      case .outOfMemory, .failed: .rendering(.internalFault(String(describing: error)))
      }
  }
}
