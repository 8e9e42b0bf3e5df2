import BoardModel
import BoardRendering
import ImageCodecs
import Pixels

/// Writes the clip of a sequence beside its place; it appears there whole or not at all.
struct GoldenClipWriter {
  private let path: FilePath
  private let size: PixelSize
  private let stream: APNGStream
  private let output: OutputFile

  init(_ path: FilePath, size: PixelSize, isOpaque: Bool, fps: Double) throws(GoldenError) {
    self.path = path
    self.size = size
    do throws(ImageWritingError) {
      stream = try APNGStream(ClipSettings(size: size, isOpaque: isOpaque, fps: fps))
    } catch {
      throw GoldenClipWriter.failure(error)
    }
    do throws(OutputError) {
      output = try OutputFile(.file(path, replaces: true))
      try output.begin()
    } catch {
      throw .output(error)
    }
  }

  /// - Parameter count: How many frames show the picture, one after the other.
  func add(_ picture: StraightBitmap, count: Int = 1) throws(GoldenError) {
    guard picture.size == size else {
      throw .rendering(.internalFault("the frames of a sequence have several sizes"))
    }
    let bytes: [UInt8]
    do throws(ImageWritingError) {
      bytes = try stream.append(ClipFrame(image: picture, ticks: count))
    } catch {
      throw GoldenClipWriter.failure(error)
    }
    try write(bytes)
  }

  /// Puts the clip in its place; there must be a frame.
  ///
  /// - Returns: The hash of its bytes.
  func finish() throws(GoldenError) -> String {
    let ending: ClipEnding
    do throws(ImageWritingError) {
      ending = try stream.finish()
    } catch {
      throw GoldenClipWriter.failure(error)
    }
    try write(ending.bytes)
    do throws(OutputError) {
      for correction in ending.corrections {
        try output.replace(correction.bytes, at: correction.offset)
      }
      try output.finish()
    } catch {
      throw .output(error)
    }
    return try GoldenStore.hash(of: path)
  }

  private func write(_ bytes: [UInt8]) throws(GoldenError) {
    do throws(OutputError) {
      try output.write(bytes)
    } catch {
      throw .output(error)
    }
  }

  private static func failure(_ error: ImageWritingError) -> GoldenError {
    .frames(FramesError(error, .apng))
  }
}
