/// A picture file seen through a small window, so that its headers are read and its pixels are not.
struct HeaderWindow: Sendable {
  private let image: EncodedImage
  private var start = 0
  private var bytes: [UInt8] = []

  init(_ image: EncodedImage) {
    self.image = image
  }

  /// The bytes at an offset; fewer than `count` only where the file ends.
  ///
  /// When the window must move, it takes in `ahead` more bytes: what is likely read next.
  mutating func bytes(at offset: Int, count: Int, ahead: Int) throws(ImageError)
    -> ArraySlice<UInt8>
  {
    if offset < start || offset + count > start + bytes.count {
      bytes = try image.read(at: offset, count: count + ahead)
      start = offset
    }
    return bytes[(offset - start)...].prefix(count)
  }
}
