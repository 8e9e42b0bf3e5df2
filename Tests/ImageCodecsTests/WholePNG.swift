import CImageCodecs
import Testing

/// Asks the reader in C which way a picture went.
enum WholePNG {
  static func isReadWhole(
    _ bytes: [UInt8], width: Int, height: Int, maximumBytes: Int = 1 << 29
  ) throws -> Bool {
    let settings = unsafe CodecReaderSettings(
      width: UInt32(width), height: UInt32(height), eighths: 8, maximum_bytes: UInt64(maximumBytes),
      maximum_scans: 100, transform: nil, is_straight: true, reads_row_by_row: false)
    let reader = try unsafe #require(unsafe codec_png_reader_create(settings))
    defer { unsafe codec_png_reader_destroy(reader) }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      var source = unsafe CodecSource(
        descriptor: -1, bytes: buffer.baseAddress, count: buffer.count)
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      var rowCount = 0
      _ = unsafe codec_png_reader_open(reader, &source)
      _ = unsafe codec_png_reader_read(reader, &source, &pixels, height, &rowCount)
      return unsafe codec_png_reader_is_whole(reader)
    }
  }
}
