import CImageCodecs
import Pixels

extension CodecReaderSettings {
  /// - Parameter eighths: Numerator of the scale `n/8` at which a JPEG is decoded.
  init(_ info: ImageInfo, limit: PixelLimit, eighths: Int) {
    self.init(
      width: UInt32(clamping: info.codedSize.width),
      height: UInt32(clamping: info.codedSize.height), eighths: UInt32(clamping: eighths),
      maximum_bytes: UInt64(clamping: limit.maximumBytes),
      maximum_scans: UInt32(clamping: min(limit.maximumScans, Int(Int32.max))))
  }
}
