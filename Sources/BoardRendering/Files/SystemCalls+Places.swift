#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemCalls {
  /// Writes all bytes from an offset on, and leaves the place of the next writing where it is.
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, at offset: Int
  ) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe pwrite(
          descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start,
          off_t(offset + start))
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw .last }
      start += written
    }
  }
}
