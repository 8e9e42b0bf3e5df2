/// What a job costs.
struct Measurement {
  let name: String

  /// Nanoseconds for each item or call; the least of all runs.
  let cost: Double

  /// In nanoseconds, or nil where nothing was promised.
  let target: Double?

  /// Runs a job several times and takes the least time, which is the one least disturbed.
  ///
  /// - Parameters:
  ///   - count: of the items or calls in a run.
  ///   - prepare: makes what a run uses up; its time does not count.
  ///   - run: returns a number that depends on all it did, so that none of it is left out.
  static func of<Input>(
    _ name: String, target: Double? = nil, runs: Int = 15, count: Int,
    prepare: () -> Input, run: (inout Input) -> Int
  ) -> Measurement {
    var least = Double.infinity
    for _ in 0..<runs {
      var input = prepare()
      let start = ThreadClock.now
      let result = run(&input)
      let end = ThreadClock.now
      precondition(result != .min, "a job gives a number that depends on its work")
      least = min(least, end - start)
    }
    return Measurement(name: name, cost: least / Double(count), target: target)
  }
}
