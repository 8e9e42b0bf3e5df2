import BoardModel
import BoardRendering

/// Tells what a run over a suite has found: in files, on standard output, and in the exit code.
struct SuiteOutput {
  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// What cannot be written does not keep the rest from being told.
  func tell(_ report: SuiteReport) throws(CommandError) -> ExitCode {
    var report = report
    if let file = arguments.values[.junit] {
      write(report.junit(listsFrames: arguments.has(.junitFrames)), to: file.path, &report)
    }
    if let folder = arguments.values[.report], report.unwritten.isEmpty {
      write(report.json.text, to: folder.path.appending(FilePath("report.json")), &report)
    }
    for line in report.complaints { console.complain("waterfall: " + line) }
    // Standard output stays JSON; GitHub reads both.
    if arguments.verb == .verify, Platform.environment("GITHUB_ACTIONS") == "true" {
      for line in report.annotations { console.complain(ErrorMessages.printable(line)) }
    }
    do throws(CommandError) {
      if arguments.has(.json) {
        try console.print(report.json.text)
      } else if !arguments.has(.quiet) {
        try console.print(report.lines.map { ErrorMessages.printable($0) + "\n" }.joined())
      }
    } catch {
      for line in report.lines {
        console.complain("waterfall: " + ErrorMessages.printable(line))
      }
      throw error
    }
    return report.exitCode
  }

  private func write(_ text: String, to path: FilePath, _ report: inout SuiteReport) {
    do throws(OutputError) {
      try OutputTarget.file(path, replaces: true).write(Array(text.utf8))
    } catch {
      report.unwritten.append(.output(error))
    }
  }
}
