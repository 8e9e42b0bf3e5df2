public import Pixels

extension Bitmap {
  /// The bitmap as a JPEG; what is transparent is seen before black.
  public func encodedJPEG(
    _ settings: JPEGSettings = JPEGSettings()
  ) throws(ImageWritingError) -> [UInt8] {
    let stream = try JPEGStream(settings, size: size)
    return try stream.encode(pixels) + stream.finish()
  }
}
