#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the tool asks of the operating system itself, the same under Glibc, Musl and Darwin.
enum Platform {
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Writes all bytes, however many calls that takes.
  ///
  /// - Returns: 0, or the error number of the call that failed.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The columns of a terminal, or 80 where it does not say.
  static func terminalWidth(of descriptor: Int32) -> Int {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 80
    }
    return Int(size.ws_col)
  }

  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The absolute path with no `.`, `..` or link in it, or `nil` where nothing is there.
  static func resolved(_ path: [UInt8]) -> [UInt8]? {
    guard let found = unsafe realpath(terminated(path), nil) else { return nil }
    defer { unsafe free(found) }
    return unsafe (0..<strlen(found)).map { unsafe UInt8(bitPattern: found[$0]) }
  }

  static func exists(_ path: [UInt8]) -> Bool {
    unsafe access(terminated(path), F_OK) == 0
  }

  static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    return unsafe stat(terminated(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Why something cannot be read.
  enum Failure: Error, Hashable, Sendable {
    case system(Int32)
    case tooLong(limit: Int)
  }

  /// The bytes of a file or a pipe.
  static func contents(of path: [UInt8]) throws(Failure) -> [UInt8] {
    let descriptor = unsafe open(terminated(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    return try contents(of: descriptor)
  }

  /// All bytes up to the end of a stream; 64 MiB at most.
  static func contents(of descriptor: Int32) throws(Failure) -> [UInt8] {
    let limit = 64 << 20
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      if count == 0 { return contents }
      if count > 0 {
        contents += buffer[..<count]
      } else if errno != EINTR {
        throw .system(errno)
      }
      if contents.count > limit { throw .tooLong(limit: limit) }
    }
  }

  /// Writes the bytes of a file, a part at a time.
  static func copy(_ path: [UInt8], to target: Int32) throws(Failure) {
    let source = unsafe open(terminated(path), O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw .system(errno) }
    defer { close(source) }
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe read(source, &buffer, buffer.count)
      if count == 0 { return }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      let number = write(Array(buffer[..<count]), to: target)
      guard number == 0 else { throw .system(number) }
    }
  }

  /// The words of the system for an error number.
  static func words(for number: Int32) -> String {
    guard let words = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: words)
  }

  /// Ends the process at once; nothing that waits to be written or closed is touched.
  static func leave(_ code: ExitCode) -> Never {
    _exit(code.rawValue)
  }

  /// A path as C wants it.
  private static func terminated(_ path: [UInt8]) -> [CChar] {
    path.map { CChar(bitPattern: $0) } + [0]
  }
}
