#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import Pixels

extension SystemCalls {
  /// Reads colors as ``write(_:to:)`` has written them; fewer only where the file ends.
  static func readColors(
    _ descriptor: Int32, _ range: Range<Int>
  ) throws(SystemError) -> [Color] {
    let size = MemoryLayout<Color>.stride
    var error: Int32 = 0
    let colors = unsafe [Color](unsafeUninitializedCapacity: range.count) { buffer, initialized in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      var filled = 0
      while filled < range.count * size {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
        let got = unsafe pread(
          descriptor, rest.baseAddress, range.count * size - filled,
          off_t(range.lowerBound * size + filled))
        if got < 0 && errno == EINTR { continue }
        if got < 0 { error = errno }
        if got <= 0 { break }
        filled += got
      }
      initialized = filled / size
    }
    if error != 0 { throw SystemError(number: error) }
    return colors
  }
}
