/// A way of reading one format.
public protocol ImageDecoder: Sendable {
  var format: ImageFormat { get }

  /// Whether a file that begins with these bytes is of the format; as many as the file has, at
  /// most ``ImageFormats/headBytes``.
  func recognizes(_ head: [UInt8]) -> Bool

  /// Reads headers only, and knows no limit.
  func readInfo(from image: EncodedImage) throws(ImageError) -> ImageInfo

  /// Begins to decode a picture of which ``readInfo(from:)`` has said `info`, within the request's
  /// limit.
  func openRows(
    of image: EncodedImage, info: ImageInfo, _ request: ImageRequest
  ) throws(ImageError) -> ImageRows
}
