/// What a job costs.
struct Measurement {
  let name: String

  /// Nanoseconds for each item or call; the least of all runs.
  let cost: Double

  /// In nanoseconds, or nil where nothing was promised.
  let target: Double?

  var unit = "ns"

  /// What a run's cost is read from.
  enum Clock {
    /// The time of the processor on this thread.
    case thread
    case wall

    var now: Double { self == .thread ? ThreadClock.now : ThreadClock.wall }
  }

  /// Runs a job several times and takes the least time, which is the one least disturbed.
  ///
  /// - Parameters:
  ///   - count: of the items or calls in a run.
  ///   - prepare: makes what a run uses up; its time does not count.
  ///   - run: returns a number that depends on all it did, so that none of it is left out.
  static func of<Input>(
    _ name: String, target: Double? = nil, runs: Int = 15, count: Int,
    clock: Clock = .thread,
    prepare: () -> Input, run: (inout Input) -> Int
  ) -> Measurement {
    var least = Double.infinity
    for _ in 0..<runs {
      var input = prepare()
      let start = clock.now
      let result = run(&input)
      let end = clock.now
      precondition(result != .min, "a job gives a number that depends on its work")
      least = min(least, end - start)
    }
    return Measurement(name: name, cost: least / Double(count), target: target)
  }
}
