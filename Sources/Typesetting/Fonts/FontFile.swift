#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// What differs between Linux and macOS stands here and nowhere else in this target.

/// Reads font files whole, within a limit.
enum FontFile {
  /// In bytes; the largest fonts in use, of all Chinese, Japanese and Korean characters in all
  /// weights, have half of that.
  static let limit = 256 << 20

  /// - Throws: ``FontError/unusable(path:_:)``; also for what is not a regular file, without waiting.
  static func bytes(of path: String) throws(FontError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unusable(path: path, .unreadable(errno: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .unusable(path: path, .unreadable(errno: errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unusable(path: path, .notAFile) }
    guard status.st_size <= limit else { throw .unusable(path: path, .tooLarge(limit: limit)) }

    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let start = count
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        guard let target = buffer.baseAddress else { return 0 }
        return unsafe read(descriptor, target + start, buffer.count - start)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .unusable(path: path, .unreadable(errno: errno)) }
      // A file that has become shorter is judged by what it still has.
      guard got > 0 else { break }
      count += got
    }
    return Array(bytes[..<count])
  }

  /// The names in a folder, in order of their bytes; nil with an error number where it cannot be read.
  static func names(inFolder path: String) -> (names: [String]?, errno: Int32) {
    guard let folder = unsafe opendir(path) else { return (nil, errno) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return (names.sorted(), 0)
  }

  /// Whether a path leads to a folder; nil where it leads nowhere.
  static func isFolder(_ path: String) -> Bool? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// The value of a variable of the environment.
  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
