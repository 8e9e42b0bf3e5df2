#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import BoardModel

extension SystemCalls {
  /// Makes a folder whose parent is there.
  static func makeFolder(_ path: FilePath) throws(SystemError) {
    let result = unsafe (path.bytes + [0]).withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { text in
        unsafe text.baseAddress.map { unsafe mkdir($0, 0o777) } ?? -1
      }
    }
    guard result == 0 else { throw .last }
  }

  /// Removes a folder that is empty; another one stays.
  static func removeFolder(_ path: FilePath) {
    _ = unsafe (path.bytes + [0]).withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { text in
        unsafe text.baseAddress.map { unsafe rmdir($0) } ?? -1
      }
    }
  }
}
