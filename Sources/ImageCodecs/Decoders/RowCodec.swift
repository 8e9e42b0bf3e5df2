import CImageCodecs
import Pixels

/// The functions of one of the C target's readers.
@safe
struct RowCodec: Sendable {
  typealias Source = UnsafePointer<CodecSource>
  typealias Rows = UnsafeMutablePointer<UInt8>

  let format: ImageFormat
  let create: @Sendable (CodecReaderSettings) -> OpaquePointer?
  let destroy: @Sendable (OpaquePointer) -> Void
  let report: @Sendable (OpaquePointer) -> OpaquePointer
  let open: @Sendable (OpaquePointer, Source) -> CodecStatus

  /// The size as decoded, known once the picture is open.
  let size: @Sendable (OpaquePointer, ImageInfo) -> PixelSize

  /// - Returns: How many rows were decoded.
  let read: @Sendable (OpaquePointer, Source, Rows, _ capacity: Int) -> Int

  static let jpeg = unsafe RowCodec(
    format: .jpeg, create: { unsafe codec_jpeg_reader_create($0) },
    destroy: { unsafe codec_jpeg_reader_destroy($0) },
    report: { unsafe codec_jpeg_reader_report($0) },
    open: { unsafe codec_jpeg_reader_open($0, $1) },
    size: { reader, _ in
      unsafe PixelSize(
        width: Int(codec_jpeg_reader_width(reader)), height: Int(codec_jpeg_reader_height(reader)))
    },
    read: { reader, source, rows, capacity in
      var count = 0
      _ = unsafe codec_jpeg_reader_read(reader, source, rows, capacity, &count)
      return count
    })

  static let png = unsafe RowCodec(
    format: .png, create: { unsafe codec_png_reader_create($0) },
    destroy: { unsafe codec_png_reader_destroy($0) },
    report: { unsafe codec_png_reader_report($0) },
    open: { unsafe codec_png_reader_open($0, $1) }, size: { $1.codedSize },
    read: { reader, source, rows, capacity in
      var count = 0
      _ = unsafe codec_png_reader_read(reader, source, rows, capacity, &count)
      return count
    })
}
