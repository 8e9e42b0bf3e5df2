import CImageCodecs
import Pixels

extension CodecReaderSettings {
  /// A JPEG is decoded at the scale `eighths/8`.
  init(_ info: ImageInfo, limit: PixelLimit, eighths: Int) {
    self.init(
      width: UInt32(clamping: info.codedSize.width),
      height: UInt32(clamping: info.codedSize.height), eighths: UInt32(clamping: eighths),
      maximum_bytes: UInt64(clamping: limit.maximumBytes),
      maximum_scans: UInt32(clamping: min(limit.maximumScans, Int(Int32.max))))
  }
}
