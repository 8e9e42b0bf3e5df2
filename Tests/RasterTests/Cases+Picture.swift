import ImageCodecs
import Pixels
import TestSupport

extension Cases {
  /// A picture of the cases, premultiplied.
  static func picture(_ path: String) throws -> Bitmap {
    try ImageFormats.decode(.bytes([UInt8](data(path))))
  }
}
