import CImageCodecs
import Pixels

/// Leaves everything to libpng. A class, since it owns what libpng needs.
@safe
final class PNGLibraryWriter: PNGRowWriter {
  private let width: Int
  private let writer: OpaquePointer
  private var pending: [UInt8] = []

  init(_ settings: PNGSettings) throws(ImageWritingError) {
    guard let writer = unsafe codec_png_writer_create() else { throw .outOfMemory }
    width = settings.size.width
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

  func write(_ rows: [Color]) throws(ImageWritingError) -> [UInt8] {
    unsafe rows.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = unsafe codec_png_writer_write(
        writer, start.assumingMemoryBound(to: UInt8.self), rows.count / width)
    }
    return try takeBytes()
  }

  func finish() throws(ImageWritingError) -> [UInt8] {
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
