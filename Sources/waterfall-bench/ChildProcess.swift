#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a command cost, with all that it started and waited for.
struct ProcessCost {
  /// Seconds of processors.
  var processor: Double

  /// Seconds of the clock on the wall.
  var wall: Double

  /// The most memory it had, in units of a million bytes.
  var peakMegabytes: Double
}

/// Runs commands, with nothing to read and with what they print thrown away.
enum ChildProcess {
  /// - Parameter accepted: the exit codes of a command that has done its work.
  static func run(
    _ command: [String], accepting accepted: Set<Int32> = [0]
  ) throws(BenchError) -> ProcessCost {
    let start = ThreadClock.wall
    let process = try spawn(command)
    var usage = rusage()
    var status: Int32 = 0
    while unsafe wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw .cannotStart(command[0], systemError: errno) }
    }
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    guard accepted.contains(code) else {
      throw .failed(command.joined(separator: " "), status: code)
    }
    return ProcessCost(
      processor: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      wall: (ThreadClock.wall - start) / 1e9, peakMegabytes: ThreadClock.megabytes(usage))
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static func spawn(_ command: [String]) throws(BenchError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words = unsafe command.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let error = unsafe posix_spawnp(&process, command[0], &actions, nil, &words, environ)
    guard error == 0 else { throw .cannotStart(command[0], systemError: error) }
    return process
  }
}
