// As in `SystemCalls.swift`: what differs between Linux and macOS.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import BoardModel

extension SystemCalls {
  #if canImport(Darwin)
    private typealias SpawnActions = posix_spawn_file_actions_t?
    private typealias SpawnAttributes = posix_spawnattr_t?
    private static let noActions: SpawnActions = nil
    private static let noAttributes: SpawnAttributes = nil
  #else
    private typealias SpawnActions = posix_spawn_file_actions_t
    private typealias SpawnAttributes = posix_spawnattr_t
    private static var noActions: SpawnActions { unsafe posix_spawn_file_actions_t() }
    private static var noAttributes: SpawnAttributes { posix_spawnattr_t() }
  #endif

  /// Two ends of which one reads what the other one sends; no other program gets them.
  ///
  /// Sockets, since a pipe whose reader is gone ends the process that does not ignore the signal for it.
  static func makeChannel() throws(SystemError) -> (reading: Int32, sending: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      guard unsafe socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { throw .last }
      var isOn: Int32 = 1
      _ = unsafe setsockopt(
        ends[1], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #else
      #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
      #else
        let kind = SOCK_STREAM
      #endif
      guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .last }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Sends all bytes over a channel; fails with `EPIPE` where nobody reads any more.
  static func send(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var start = 0
    while start < bytes.count {
      let sent = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
        return unsafe sendBytes(descriptor, rest, flags)
      }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { throw .last }
      start += sent
    }
  }

  /// Starts a program that is looked for in `PATH`, with signals as any program expects them.
  ///
  /// - Returns: Its process number; one has to wait for its end.
  static func start(
    _ arguments: [String], input: Int32, errors: FilePath
  ) throws(SystemError) -> Int32 {
    var (actions, attributes) = unsafe (noActions, noAttributes)
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    unsafe (errors.bytes + [0]).withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { path in
        guard let path = path.baseAddress else { return }
        unsafe posix_spawn_file_actions_addopen(
          &actions, 2, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      }
    }
    // What this process blocks or ignores is its own affair.
    var (blocked, usual) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&blocked)
    unsafe sigemptyset(&usual)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&usual, signal) }
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var number: pid_t = 0
    // A name for which there was no memory leads nowhere.
    guard let name = unsafe words[0] else { throw SystemError(number: ENOMEM) }
    let result = unsafe posix_spawnp(&number, name, &actions, &attributes, &words, environ)
    guard result == 0 else { throw SystemError(number: result) }
    return number
  }

  /// Waits until a program has ended, which keeps its number until it is ``collect(_:)``ed.
  static func waitForEnd(of process: Int32) {
    var information = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR
    {}
  }

  /// Takes note of the end of a program that has ended or will soon.
  ///
  /// - Returns: Its exit code, or nil where a signal ended it.
  static func collect(_ process: Int32) -> Int32? {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  static func end(_ process: Int32) { _ = kill(process, SIGKILL) }
}

private func sendBytes(
  _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32
) -> Int {
  unsafe send(descriptor, bytes.baseAddress, bytes.count, flags)
}
