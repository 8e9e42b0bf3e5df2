#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The time that a processor has spent on this thread, so that other work on the machine counts less.
enum ThreadClock {
  /// In nanoseconds.
  static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// In nanoseconds, of the clock on the wall.
  static var wall: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The most memory that a process ever had, in units of a million bytes.
  static func megabytes(_ usage: rusage) -> Double {
    #if canImport(Darwin)
      return Double(usage.ru_maxrss) / 1e6
    #else
      return Double(usage.ru_maxrss) * 1024 / 1e6
    #endif
  }
}
