/// Does the jobs that were asked for.
struct BenchRun {
  let options: BenchOptions
  let inputs: BenchInputs

  /// The path of this program.
  let program: String

  func report() throws -> BenchReport {
    try makeInputs()
    var report = BenchReport()
    let jobs = CommandJobs(options: options, inputs: inputs, tool: tool)
    for job in [JobName.start, .board, .frames, .compare] where options.includes(job) {
      for contest in jobs.contests(job) {
        // What takes no time is measured more often.
        let rounds = options.rounds ?? (job == .start ? 10 : options.isQuick ? 1 : 3)
        report.contests.entries.append((contest, try contest.results(rounds: rounds)))
      }
    }
    if options.includes(.quality) { report.measurements += try TileQuality().measurements() }
    if options.includes(.encode) { report.measurements += try EncodeJobs().measurements() }
    if options.includes(.layouts) {
      report.measurements += try LayoutJobs(itemCount: 1_000_000).measurements()
    }
    if options.includes(.comparisons) {
      report.measurements += try ComparisonJobs().measurements()
    }
    return report
  }

  /// The one named, or the one beside this program.
  private var tool: String {
    if let tool = options.tool { return tool }
    guard let slash = program.lastIndex(of: "/") else { return "waterfall" }
    return program[...slash] + "waterfall"
  }

  /// In a process of its own: what a child's memory was at most counts from before it became another
  /// program, and making pictures takes much.
  private func makeInputs() throws(BenchError) {
    let readers: [JobName] = [.start, .board, .frames, .compare]
    guard !inputs.arePresent, readers.contains(where: options.includes) else { return }
    var command = [program, "inputs", "--folder", options.folder]
    if options.isQuick { command.append("--quick") }
    _ = try ChildProcess.run(command)
  }
}

/// All that was measured.
struct BenchReport {
  var contests = ContestReport()
  var measurements: [Measurement] = []

  var table: String {
    [contests.table, Report(measurements: measurements).table].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  var json: String {
    let lines = contests.json + Report(measurements: measurements).jsonLines
    return "[\n" + lines.joined(separator: ",\n") + "\n]"
  }
}
