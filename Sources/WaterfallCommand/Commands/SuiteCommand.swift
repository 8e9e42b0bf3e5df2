import BoardModel
import BoardRendering
import GoldenImages
import ImageComparison

/// `waterfall record`, `verify`, `approve` and `prune`: golden images.
enum SuiteCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    guard arguments.operands.count == 1 else {
      throw .usage(.notOneSuite(arguments.verb, arguments.operands.count))
    }
    guard !arguments.operands[0].bytes.isEmpty else { throw .usage(.emptyName) }
    let mode = try recordMode(arguments)
    let runner = try runner(arguments, console)
    let approval = try ApprovalSource(arguments)
    let result: SuiteResult
    do {
      guard !(arguments.has(.remove) && arguments.has(.dryRun)) else {
        throw UsageError.contradiction(.remove, .dryRun)
      }
      let suite = try GoldenSuite(arguments.operands[0].path)
      if let file = arguments.values[.junit] {
        guard !file.isDash else { throw UsageError.notAFile(.junit) }
        try suite.checkIsNotLost(file.path, report: runner.report)
      }
      result = try run(runner, suite, mode, approval, arguments)
    } catch let error as UsageError {
      throw .usage(error)
    } catch let error as GoldenError {
      throw .golden(error)
    } catch {
      throw .rendering(.internalFault(String(describing: error)))
    }
    return try SuiteOutput(arguments, console).tell(
      SuiteReport(result: result, verb: arguments.verb, isStrict: arguments.has(.strict)))
  }

  private static func run(
    _ runner: SuiteRunner, _ suite: GoldenSuite, _ mode: RecordMode, _ approval: ApprovalSource,
    _ arguments: ParsedArguments
  ) throws(GoldenError) -> SuiteResult {
    switch arguments.verb {
    case .record: try runner.record(suite, mode)
    case .approve:
      switch approval {
      case .options(let approval): try runner.approve(suite, approval)
      case .file(let choice): try runner.approve(suite, choice)
      }
    case .prune: try runner.prune(suite, isDryRun: !arguments.has(.remove))
    default: try runner.verify(suite)
    }
  }

  /// - Throws: where goldens would be written on a machine that nobody watches.
  private static func recordMode(
    _ arguments: ParsedArguments
  ) throws(CommandError) -> RecordMode {
    var mode = RecordMode.missing
    if let value = arguments.values[.record] {
      guard let named = value.text.flatMap(RecordMode.init) else {
        let names = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage(.badValue(.record, value: value, expected: "one of \(names)"))
      }
      mode = named
    }
    let writes =
      arguments.verb == .approve || arguments.verb == .record && mode != .never
      || arguments.has(.remove)
    let isCI = !["", "0", "false"].contains(Platform.environment("CI") ?? "")
    guard !writes || !isCI || arguments.has(.allowCI) else {
      throw .usage(.recordingUnderCI(arguments.verb))
    }
    return mode
  }

  private static func runner(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) -> SuiteRunner {
    var runner = SuiteRunner(tool: "waterfall \(Version.number)")
    do throws(UsageError) {
      runner.comparator = try arguments.comparator()
      runner.budget = try arguments.budget()
      runner.threadCount = try arguments.wholeNumber(.threads, upTo: 1024)
      if arguments.verb == .verify {
        runner.repeatCount = try arguments.wholeNumber(.repeat, upTo: 1000) ?? 0
      }
    } catch {
      throw .usage(error)
    }
    for name in [OptionName.caseNames, .report, .junit]
    where arguments.values[name]?.bytes.isEmpty ?? false {
      throw .usage(.emptyName)
    }
    runner.pattern = arguments.values[.caseNames].map { $0.text ?? $0.shown }
    runner.report = arguments.values[.report]?.path
    runner.words = ReportWords(arguments, runner.comparator)
    runner.keepsPictures = arguments.has(.hashOnly) ? false : nil
    runner.progress = { _, done, total in console.show(progress: Double(done) / Double(total)) }
    return runner
  }
}
