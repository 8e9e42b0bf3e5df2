import CImageCodecs
public import Pixels

/// Writes a JPEG; alpha is not looked at.
///
/// Where codes are fitted to the picture, or it is progressive, all of it is held until the end.
/// A class, since it owns a compressor.
@safe
public final class JPEGStream: ImageStream {
  private let size: PixelSize
  private let writer: OpaquePointer
  private var rowCount = 0
  private var pending: [UInt8] = []

  /// Source: libjpeg-turbo, JPEG_MAX_DIMENSION; T.81 itself allows 65535.
  public static let longestSide = 65500

  public init(_ settings: JPEGSettings, size: PixelSize) throws(ImageWritingError) {
    precondition(size.width > 0 && size.height > 0, "a JPEG has at least one pixel")
    precondition((1...100).contains(settings.quality), "a JPEG's quality is from 1 to 100")
    guard max(size.width, size.height) <= JPEGStream.longestSide else {
      throw .tooLarge(size, .jpeg)
    }
    guard let writer = unsafe codec_jpeg_writer_create() else { throw .outOfMemory }
    self.size = size
    unsafe self.writer = writer
    _ = unsafe ImageInfo.ownComment.withCString { comment in
      unsafe codec_jpeg_writer_start(
        writer,
        JPEGStream.writerSettings(
          settings, size: size, comment: settings.isOwnOutput ? comment : nil))
    }
    pending = try madeBytes()
  }

  deinit {
    unsafe codec_jpeg_writer_destroy(writer)
  }

  public func encode(_ rows: [Color]) throws(ImageWritingError) -> [UInt8] {
    unsafe rows.withUnsafeBytes { unsafe write($0, count: rows.count) }
    return try takeBytes()
  }

  /// The same of premultiplied pixels, as if they lay on black.
  func encode(_ rows: [Pixel]) throws(ImageWritingError) -> [UInt8] {
    unsafe rows.withUnsafeBytes { unsafe write($0, count: rows.count) }
    return try takeBytes()
  }

  public func finish() throws(ImageWritingError) -> [UInt8] {
    precondition(rowCount == size.height, "a JPEG has all the rows its header says")
    _ = unsafe codec_jpeg_writer_finish(writer)
    return try takeBytes()
  }

  private func write(_ pixels: UnsafeRawBufferPointer, count: Int) {
    let rows = count / size.width
    precondition(rows * size.width == count, "rows of a JPEG come whole")
    precondition(rowCount + rows <= size.height, "a JPEG has no more rows than its header says")
    rowCount += rows
    guard let start = pixels.baseAddress else { return }
    _ = unsafe codec_jpeg_writer_write(writer, start.assumingMemoryBound(to: UInt8.self), rows)
  }

  private func takeBytes() throws(ImageWritingError) -> [UInt8] {
    let bytes = try pending + madeBytes()
    pending = []
    return bytes
  }

  private func madeBytes() throws(ImageWritingError) -> [UInt8] {
    if let error = unsafe ImageWritingError(codec_jpeg_writer_report(writer), format: .jpeg) {
      throw error
    }
    return unsafe [UInt8](codec_jpeg_writer_bytes(writer))
  }

  private static func writerSettings(
    _ settings: JPEGSettings, size: PixelSize, comment: UnsafePointer<CChar>?
  ) -> CodecJPEGWriterSettings {
    let (chromaWidth, chromaHeight): (Int32, Int32) =
      switch settings.chromaSampling {
      case .full: (1, 1)
      case .halfWidth: (2, 1)
      case .halfHeight: (1, 2)
      case .quarter: (2, 2)
      }
    return unsafe CodecJPEGWriterSettings(
      width: UInt32(size.width), height: UInt32(size.height), quality: Int32(settings.quality),
      chroma_width: chromaWidth, chroma_height: chromaHeight,
      is_progressive: settings.isProgressive, is_gray: settings.isGray,
      is_optimized: settings.isOptimized,
      pixels_per_inch: settings.resolution.map { UInt16(clamping: max(1, $0)) } ?? 0,
      orientation: UInt8(settings.orientation.rawValue), comment: comment)
  }
}
