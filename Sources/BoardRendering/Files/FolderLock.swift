import BoardModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Holds a folder, so that no other run of ours writes to it meanwhile; the system lets go of it when
/// the process ends, however it does.
///
/// A class, since it must let go once.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// - Returns: nil where another holds the folder.
  init?(_ path: FilePath) throws(SystemError) {
    descriptor = try SystemCalls.open(path, SystemCalls.readOnly)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isHeld = errno == EWOULDBLOCK
      SystemCalls.close(descriptor)
      // A file system without locks does not keep anyone from writing.
      guard !isHeld else { return nil }
      throw SystemError(number: errno)
    }
  }

  deinit {
    SystemCalls.close(descriptor)
  }
}
