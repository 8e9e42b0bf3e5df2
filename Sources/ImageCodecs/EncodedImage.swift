import CImageCodecs

/// The bytes of a picture file.
public enum EncodedImage: Sendable {
  /// An open regular file; neither closed nor moved, and safe to share between threads.
  case descriptor(Int32)
  case bytes([UInt8])

  /// At most `count` bytes from `offset` on; fewer only at the end of the file.
  func read(at offset: Int, count: Int) throws(ImageError) -> [UInt8] {
    var systemError: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      guard let start = buffer.baseAddress else { return }
      read = unsafe withSource { source in
        unsafe codec_source_read(source, UInt64(offset), start, count, &systemError)
      }
    }
    if systemError != 0 { throw .unreadable(errno: systemError) }
    return bytes
  }

  /// The same, as C sees it; valid inside of `body` only.
  func withSource<Result>(_ body: (UnsafePointer<CodecSource>) -> Result) -> Result {
    switch self {
    case .descriptor(let descriptor):
      var source = unsafe CodecSource(descriptor: descriptor, bytes: nil, count: 0)
      return unsafe withUnsafePointer(to: &source, body)
    case .bytes(let bytes):
      return unsafe bytes.withUnsafeBufferPointer { buffer in
        var source = unsafe CodecSource(
          descriptor: -1, bytes: buffer.baseAddress, count: buffer.count)
        return unsafe withUnsafePointer(to: &source, body)
      }
    }
  }
}
