import BoardModel
import ImageCodecs
import Pixels

/// A picture on its way to a file, rows in, within a limit of bytes.
///
/// A JPEG that turns out too long is encoded again from a spool on disk, at the highest quality that
/// is short enough. A class, since it owns files.
final class PictureWriter {
  /// What came of it.
  struct Outcome: Hashable {
    var byteCount: Int

    /// Of a JPEG.
    var quality: Int?
  }

  private let output: OutputFile
  private let size: PixelSize
  private let format: OutputFormat
  private let settings: Settings
  private let stream: any ImageStream
  private let spool: SpoolFile?
  private var byteCount = 0

  /// What all formats say of the picture.
  struct Settings {
    var isOpaque: Bool

    /// Pixels a point of 1/72 inch.
    var scale: Double
  }

  /// - Parameter output: Already begun.
  init(
    _ output: OutputFile, size: PixelSize, _ settings: Settings, _ format: OutputFormat
  ) throws(RenderingError) {
    self.output = output
    self.size = size
    self.settings = settings
    self.format = format
    stream = try PictureWriter.stream(size, settings, format, quality: format.highestQuality)
    do throws(OutputError) {
      let mayRepeat = format.kind == .jpeg && format.maximumByteCount != nil
      spool = mayRepeat ? try SpoolFile(beside: output) : nil
    } catch {
      throw .output(error)
    }
  }

  func add(_ rows: [Color]) throws(RenderingError) {
    do {
      try spool?.add(rows)
      if !isTooLong { try take(stream.encode(rows)) }
    } catch {
      throw RenderingError(writing: error)
    }
    if isTooLong && spool == nil { throw tooLong(quality: nil) }
  }

  func finish() throws(RenderingError) -> Outcome {
    do {
      if !isTooLong { try take(stream.finish()) }
    } catch {
      throw RenderingError(writing: error)
    }
    let isJPEG = format.kind == .jpeg
    guard isTooLong else {
      return Outcome(byteCount: byteCount, quality: isJPEG ? format.highestQuality : nil)
    }
    guard let spool, let limit = format.maximumByteCount else { throw tooLong(quality: nil) }
    let quality = try highestQuality(spool, limit)
    do throws(OutputError) { try output.begin() } catch { throw .output(error) }
    byteCount = 0
    try encode(spool, quality: quality) { [self] bytes throws(OutputError) in
      try take(bytes)
      return true
    }
    return Outcome(byteCount: byteCount, quality: quality)
  }

  private var isTooLong: Bool { format.maximumByteCount.map { byteCount > $0 } ?? false }

  private func tooLong(quality: Int?) -> RenderingError {
    .tooManyBytes(
      output.path, limit: format.maximumByteCount ?? 0, format: format.kind, quality: quality)
  }

  private func take(_ bytes: [UInt8]) throws(OutputError) {
    byteCount += bytes.count
    try output.write(bytes)
  }

  /// Below the one that was tried, by halving; a lower quality never makes a picture longer, but for a
  /// few bytes.
  private func highestQuality(_ spool: SpoolFile, _ limit: Int) throws(RenderingError) -> Int {
    var fitting = 0
    var tooLong = format.highestQuality
    while tooLong - fitting > 1 {
      let quality = (fitting + tooLong) / 2
      var count = 0
      try encode(spool, quality: quality) { bytes in
        count += bytes.count
        return count <= limit
      }
      if count <= limit { fitting = quality } else { tooLong = quality }
    }
    guard fitting > 0 else { throw self.tooLong(quality: tooLong) }
    return fitting
  }

  /// - Parameter take: Returns false where nothing more is wanted.
  private func encode(
    _ spool: SpoolFile, quality: Int, _ take: ([UInt8]) throws(OutputError) -> Bool
  ) throws(RenderingError) {
    let stream = try PictureWriter.stream(size, settings, format, quality: quality)
    let step = max(1, PictureWriter.pixelsAtOnce / size.width) * size.width
    do {
      for start in stride(from: 0, to: spool.count, by: step) {
        let colors = try spool.colors(start..<min(start + step, spool.count))
        guard try take(stream.encode(colors)) else { return }
      }
      _ = try take(stream.finish())
    } catch {
      throw RenderingError(writing: error)
    }
  }

  private static let pixelsAtOnce = 1 << 20

  private static func stream(
    _ size: PixelSize, _ settings: Settings, _ format: OutputFormat, quality: Int
  ) throws(RenderingError) -> any ImageStream {
    do throws(ImageWritingError) {
      switch format.kind {
      case .png:
        return try PNGStream(
          PNGSettings(
            size: size, isOpaque: settings.isOpaque,
            pixelsPerMeter: Int((settings.scale * 72 / 0.0254).rounded()),
            compression: format.compression))
      case .jpeg:
        // Fitted codes would take memory for the whole picture.
        return try JPEGStream(
          JPEGSettings(
            quality: quality, chromaSampling: quality < fullChromaQuality ? .quarter : .full,
            isOptimized: false, resolution: Int((settings.scale * 72).rounded()),
            isOwnOutput: true), size: size)
      }
    } catch {
      throw RenderingError(writing: error)
    }
  }

  /// From this quality on colors are as fine as light, so that thin colored lines stay clear.
  private static let fullChromaQuality = 90
}

extension RenderingError {
  /// What failed while a picture was written.
  fileprivate init(writing error: any Error) {
    self =
      switch error {
      case let error as OutputError: .output(error)
      case ImageWritingError.tooLarge(let size, let format):
        .pictureTooLarge(
          size, limit: format == .jpeg ? JPEGStream.longestSide : Int(Int32.max))
      default: .internalFault(String(describing: error))
      }
  }
}
