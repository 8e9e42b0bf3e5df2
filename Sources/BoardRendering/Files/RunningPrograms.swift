import Synchronization

/// The programs that this process has started, so that none outlives an interrupted run.
enum RunningPrograms {
  private struct State {
    var numbers: Set<Int32> = []
    var isClosed = false
  }

  private static let state = Mutex(State())

  /// Ends all programs; from then on none can be started.
  static func endAll() {
    state.withLock { state in
      state.isClosed = true
      for number in state.numbers { SystemCalls.end(number) }
    }
  }

  /// - Parameter start: Starts a program and returns its number.
  static func start(
    _ start: () throws(SystemError) -> Int32
  ) throws(SystemError) -> Int32 {
    try state.withLock { state throws(SystemError) in
      guard !state.isClosed else { throw .interrupted }
      let number = try start()
      state.numbers.insert(number)
      return number
    }
  }

  static func end(_ number: Int32) {
    state.withLock { state in
      if state.numbers.contains(number) { SystemCalls.end(number) }
    }
  }

  /// Waits for the end of a program.
  ///
  /// - Returns: Its exit code, or nil where a signal ended it.
  static func wait(for number: Int32) -> Int32? {
    // The number is the program's until it is collected, so whoever ends it ends no other one.
    SystemCalls.waitForEnd(of: number)
    return state.withLock { state in
      state.numbers.remove(number)
      return SystemCalls.collect(number)
    }
  }
}
