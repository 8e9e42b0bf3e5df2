import CImageCodecs
public import Pixels

/// Writes a PNG.
///
/// A class, since it owns a compressor.
@safe
public final class PNGStream: ImageStream {
  private let settings: PNGSettings
  private let writer: OpaquePointer
  private var rowCount = 0
  private var pending: [UInt8] = []

  public init(_ settings: PNGSettings) throws(ImageWritingError) {
    precondition(
      settings.size.width > 0 && settings.size.height > 0, "a PNG has at least one pixel")
    // Source: PNG Specification (Third Edition), 7.1: lengths have 31 bits.
    guard max(settings.size.width, settings.size.height) <= Int(Int32.max) else {
      throw .tooLarge(settings.size, .png)
    }
    guard let writer = unsafe codec_png_writer_create() else { throw .outOfMemory }
    self.settings = settings
    unsafe self.writer = writer
    _ = unsafe ImageInfo.ownMark.withCString { mark in
      unsafe codec_png_writer_start(
        writer,
        CodecPNGWriterSettings(
          width: UInt32(settings.size.width), height: UInt32(settings.size.height),
          is_opaque: settings.isOpaque, pixels_per_meter: UInt32(clamping: settings.pixelsPerMeter),
          software: settings.isOwnOutput ? mark : nil))
    }
    pending = try madeBytes()
  }

  deinit {
    unsafe codec_png_writer_destroy(writer)
  }

  /// Compresses whole rows; of an opaque picture the alpha is not looked at.
  public func encode(_ rows: [Color]) throws(ImageWritingError) -> [UInt8] {
    let count = rows.count / settings.size.width
    precondition(count * settings.size.width == rows.count, "rows of a PNG come whole")
    precondition(
      rowCount + count <= settings.size.height, "a PNG has no more rows than its header says")
    rowCount += count
    unsafe rows.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = unsafe codec_png_writer_write(
        writer, start.assumingMemoryBound(to: UInt8.self), count)
    }
    return try takeBytes()
  }

  /// Ends the picture, of which every row was given.
  public func finish() throws(ImageWritingError) -> [UInt8] {
    precondition(rowCount == settings.size.height, "a PNG has all the rows its header says")
    _ = unsafe codec_png_writer_finish(writer)
    return try takeBytes()
  }

  private func takeBytes() throws(ImageWritingError) -> [UInt8] {
    let bytes = try pending + madeBytes()
    pending = []
    return bytes
  }

  private func madeBytes() throws(ImageWritingError) -> [UInt8] {
    if let error = unsafe ImageWritingError(codec_png_writer_report(writer), format: .png) {
      throw error
    }
    return unsafe [UInt8](codec_png_writer_bytes(writer))
  }
}
