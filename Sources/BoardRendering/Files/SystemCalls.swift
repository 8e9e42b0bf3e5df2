// What differs between Linux and macOS stands here and nowhere else in this target.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import BoardModel

enum SystemCalls {
  static let readOnly = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
  static let createNew = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
  static let createScratch = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
  static let writeExisting = O_WRONLY | O_CLOEXEC | O_NOCTTY

  static func open(_ path: FilePath, _ flags: Int32) throws(SystemError) -> Int32 {
    let descriptor = unsafe withCString(path) { name in repeating { unsafe openFile(name, flags) } }
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  static func close(_ descriptor: Int32) {
    _ = closeFile(descriptor)
  }

  /// Follows symbolic links.
  static func status(of path: FilePath) throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe withCString(path, { unsafe stat($0, &status) }) == 0 else { throw .last }
    return FileStatus(status)
  }

  static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Writes all bytes of an array, however many calls that takes.
  static func write<Element: BitwiseCopyable>(
    _ elements: [Element], to descriptor: Int32
  ) throws(SystemError) {
    var start = 0
    while start < elements.count * MemoryLayout<Element>.stride {
      let written = unsafe elements.withUnsafeBytes { buffer in
        repeating {
          unsafe writeFile(descriptor, UnsafeRawBufferPointer(rebasing: buffer[start...]))
        }
      }
      if written < 0, errno == EAGAIN {
        waitUntilWritable(descriptor)
        continue
      }
      guard written > 0 else { throw .last }
      start += written
    }
  }

  /// Reads at most `count` bytes from an offset; an empty result is the end of the file.
  static func read(_ descriptor: Int32, count: Int, at offset: Int) throws(SystemError) -> [UInt8] {
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      let got = repeating { unsafe pread(descriptor, buffer.baseAddress, count, off_t(offset)) }
      failed = got < 0
      initialized = max(0, got)
    }
    if failed { throw .last }
    return bytes
  }

  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    // Pipes and some file systems cannot be synced; that is no failure to write.
    if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS { throw .last }
  }

  /// Where that is not possible the file keeps what it has.
  static func setPermissions(of descriptor: Int32, to permissions: mode_t) {
    _ = fchmod(descriptor, permissions)
  }

  static func rename(_ old: FilePath, to new: FilePath) throws(SystemError) {
    guard unsafe withCStrings(old, new, { unsafe renameFile($0, $1) }) == 0 else { throw .last }
  }

  /// Gives a file a second name; fails where that name is taken.
  static func link(_ old: FilePath, to new: FilePath) throws(SystemError) {
    guard unsafe withCStrings(old, new, { unsafe linkFile($0, $1) }) == 0 else { throw .last }
  }

  static func remove(_ path: FilePath) {
    _ = unsafe withCString(path) { unsafe unlink($0) }
  }

  /// The path with all symbolic links followed, or nil where it leads nowhere.
  static func resolved(_ path: FilePath) -> FilePath? {
    unsafe withCString(path) { pointer in
      guard let resolved = unsafe realpath(pointer, nil) else { return nil }
      defer { unsafe free(resolved) }
      return unsafe filePath(resolved)
    }
  }

  /// The names in a folder without `.` and `..`, in no order.
  static func names(in folder: FilePath) throws(SystemError) -> [FilePath] {
    guard let stream = unsafe withCString(folder, { unsafe opendir($0) }) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [FilePath] = []
    while true {
      // A null entry is the end or, where this has changed, an error.
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe FilePath(bytes: $0) }
      if name.bytes != [46] && name.bytes != [46, 46] { names.append(name) }
    }
    guard errno == 0 else { throw .last }
    return names
  }

  /// The files that a shell pattern matches, in no order.
  static func matches(of pattern: FilePath) -> [FilePath] {
    var result = unsafe glob_t()
    defer { unsafe globfree(&result) }
    guard unsafe withCString(pattern, { unsafe glob($0, GLOB_NOSORT, nil, &result) }) == 0 else {
      return []
    }
    return unsafe (0..<Int(result.gl_pathc)).compactMap { index in
      guard let path = unsafe result.gl_pathv[index] else { return nil }
      return unsafe filePath(path)
    }
  }

  /// Of the variable `TMPDIR`, else `/tmp`.
  static var temporaryFolder: FilePath {
    guard let folder = unsafe getenv("TMPDIR"), unsafe strlen(folder) > 0 else {
      return FilePath("/tmp")
    }
    return unsafe filePath(folder)
  }

  static var processNumber: Int32 { getpid() }
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Others may have made a pipe that we share one that does not wait.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }

  private static func filePath(_ text: UnsafePointer<CChar>) -> FilePath {
    unsafe FilePath(
      bytes: UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) })
  }

  private static func withCString<Result>(
    _ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    unsafe (path.bytes + [0]).withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { text in
        // The array holds at least its final zero, so it has an address.
        unsafe text.baseAddress.map(body) ?? body("")
      }
    }
  }

  private static func withCStrings<Result>(
    _ first: FilePath, _ second: FilePath,
    _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Result
  ) -> Result {
    unsafe withCString(first) { first in
      unsafe withCString(second) { second in unsafe body(first, second) }
    }
  }

  /// Calls again as long as a signal interrupts.
  private static func repeating<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

// Free functions, since the enumeration's own names hide the library's.
private func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  unsafe open(path, flags, 0o666)
}
private func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func writeFile(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
private func renameFile(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  unsafe rename(old, new)
}
private func linkFile(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  unsafe link(old, new)
}
