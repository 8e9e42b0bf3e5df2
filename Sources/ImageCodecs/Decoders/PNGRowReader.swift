import CImageCodecs
import Pixels

/// Decodes a PNG with the C target's reader, which it owns.
@safe
final class PNGRowReader: RowReader {
  let rowSize: PixelSize
  private let image: EncodedImage
  /// Its transform is held for the reader, which uses it.
  private let settings: RowReaderSettings
  private let reader: OpaquePointer

  init(_ image: EncodedImage, _ settings: RowReaderSettings) throws(ImageError) {
    self.settings = settings
    guard let reader = unsafe codec_png_reader_create(settings.codecSettings) else {
      throw .outOfMemory
    }
    _ = unsafe image.withSource { unsafe codec_png_reader_open(reader, $0) }
    if let error = unsafe ImageError(
      codec_png_reader_report(reader), format: .png, limit: settings.limit)
    {
      unsafe codec_png_reader_destroy(reader)
      throw error
    }
    rowSize = settings.info.codedSize
    self.image = image
    unsafe self.reader = reader
  }

  deinit {
    unsafe codec_png_reader_destroy(reader)
  }

  var warnings: [String] {
    unsafe ImageError.warnings(in: codec_png_reader_report(reader))
  }

  func read(into rows: inout [Pixel], capacity rowCount: Int) throws(ImageError) -> Int {
    var readCount = 0
    unsafe rows.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      _ = unsafe image.withSource { source in
        unsafe codec_png_reader_read(
          reader, source, start.assumingMemoryBound(to: UInt8.self), rowCount, &readCount)
      }
    }
    // What came before the damage is given out first; the next call tells of the damage.
    if readCount == 0,
      let error = unsafe ImageError(
        codec_png_reader_report(reader), format: .png, limit: settings.limit)
    {
      throw error
    }
    return readCount
  }
}
