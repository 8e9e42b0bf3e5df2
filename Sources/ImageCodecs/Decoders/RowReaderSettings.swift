import CImageCodecs
import Pixels

/// What a reader in C must know of a picture before it begins.
struct RowReaderSettings {
  var info: ImageInfo
  var limit: PixelLimit

  /// A JPEG is decoded at the scale `eighths/8`.
  var eighths = 8

  /// What makes sRGB of its colors.
  var transform: ColorTransform?

  /// Whether colors are given as they are, not multiplied by their alpha.
  var isStraight = false

  /// Whether a PNG is left to libpng, as all that is out of the ordinary is.
  var readsRowByRow = false

  /// The same, as C sees it; the transform must outlive the reader.
  var codecSettings: CodecReaderSettings {
    unsafe CodecReaderSettings(
      width: UInt32(clamping: info.codedSize.width),
      height: UInt32(clamping: info.codedSize.height), eighths: UInt32(clamping: eighths),
      maximum_bytes: UInt64(clamping: limit.maximumBytes),
      maximum_scans: UInt32(clamping: min(limit.maximumScans, Int(Int32.max))),
      transform: transform?.pointer, is_straight: isStraight, reads_row_by_row: readsRowByRow)
  }
}
