import BoardModel
import BoardRendering

/// The whole run of the tool: arguments in, exit code out.
enum Tool {
  static func main() -> Never {
    let code = run(Argument.ofProcess())
    // What failed may have left threads behind that hold one.
    TemporaryFiles.removeAll()
    Platform.leave(code)
  }

  private static func run(_ arguments: [Argument]) -> ExitCode {
    let parsed: ParsedArguments
    do throws(UsageError) {
      parsed = try ArgumentParser.parse(arguments) { Platform.exists($0.bytes) }
    } catch {
      var understood = ParsedArguments()
      if wantsJSON(arguments) { understood.switches.insert(.json) }
      return report(.usage(error), of: understood, console: Console(arguments: understood))
    }
    let console = Console(arguments: parsed)
    do throws(CommandError) {
      return try run(parsed, console: console)
    } catch {
      return report(error, of: parsed, console: console)
    }
  }

  /// Whether arguments that make no sense ask for JSON all the same, and not for a picture on stdout.
  private static func wantsJSON(_ arguments: [Argument]) -> Bool {
    let words = arguments.prefix { $0.text != "--" }.map(\.text)
    return words.contains("--json") && !words.contains { ["-", "-o-", "--output=-"].contains($0) }
  }

  private static func run(
    _ arguments: ParsedArguments, console: Console
  ) throws(CommandError) -> ExitCode {
    if arguments.has(.help) {
      try console.print(HelpText.text(about: arguments.namesVerb ? arguments.verb : nil))
      return .done
    }
    if arguments.has(.version) {
      try console.print("waterfall \(Version.number)\n")
      return .done
    }
    Interruption.watch {
      TemporaryFiles.removeAll()
      console.clearIfFree()
    }
    return switch arguments.verb {
    case .render: try RenderCommand.run(arguments, console: console)
    case .layout: try LayoutCommand.run(arguments, console: console)
    case .frames: try FramesCommand.run(arguments, console: console)
    case .animate: try AnimateCommand.run(arguments, console: console)
    case .initialize: try InitCommand.run(arguments, console: console)
    case .schema: try SchemaCommand.run(arguments, console: console)
    case .record, .verify, .approve, .prune: try SuiteCommand.run(arguments, console: console)
    case .diff: try DiffCommand.run(arguments, console: console)
    case .doctor: try DoctorCommand.run(arguments, console: console)
    }
  }

  private static func report(
    _ error: CommandError, of arguments: ParsedArguments, console: Console
  ) -> ExitCode {
    if TemporaryFiles.wereRemoved { return .interrupted }
    let words = ErrorMessages.words(for: error)
    console.complain("waterfall: " + words)
    if arguments.has(.json) && !(arguments.values[.output]?.isDash ?? false) {
      // Where stdout itself is what failed, there is nobody to tell a second time.
      try? console.print(
        JSONText.failure(words, error.exitCode, skipped: error.skippedPictures).text)
    }
    return error.exitCode
  }
}
