import CImageCodecs
import Pixels

/// Decodes a picture with one of the C target's readers, which it owns.
@safe
final class CodecRowReader: RowReader {
  let rowSize: PixelSize
  private let image: EncodedImage
  /// Its transform is held for the reader, which uses it.
  private let settings: RowReaderSettings
  private let codec: RowCodec
  private let reader: OpaquePointer

  init(
    _ image: EncodedImage, _ settings: RowReaderSettings, codec: RowCodec
  ) throws(ImageError) {
    self.settings = settings
    guard let reader = unsafe codec.create(settings.codecSettings) else { throw .outOfMemory }
    _ = unsafe image.withSource { unsafe codec.open(reader, $0) }
    if let error = unsafe ImageError(
      codec.report(reader), format: codec.format, limit: settings.limit)
    {
      unsafe codec.destroy(reader)
      throw error
    }
    rowSize = unsafe codec.size(reader, settings.info)
    self.image = image
    self.codec = codec
    unsafe self.reader = reader
  }

  deinit {
    unsafe codec.destroy(reader)
  }

  var warnings: [String] {
    unsafe ImageError.warnings(in: codec.report(reader))
  }

  func read(into rows: inout [Pixel], capacity rowCount: Int) throws(ImageError) -> Int {
    let readCount = unsafe rows.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe image.withSource { source in
        unsafe codec.read(reader, source, start.assumingMemoryBound(to: UInt8.self), rowCount)
      }
    }
    // What came before the damage is given out first; the next call tells of the damage.
    if readCount == 0,
      let error = unsafe ImageError(
        codec.report(reader), format: codec.format, limit: settings.limit)
    {
      throw error
    }
    return readCount
  }
}
