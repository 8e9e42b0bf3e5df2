/// The whole run of the tool: arguments in, exit code out.
enum Tool {
  static func main() -> Never {
    Platform.leave(run(Argument.ofProcess()))
  }

  private static func run(_ arguments: [Argument]) -> ExitCode {
    let parsed: ParsedArguments
    do throws(UsageError) {
      parsed = try ArgumentParser.parse(arguments) { Platform.exists($0.bytes) }
    } catch {
      return refuse(.usage(error), console: Console(arguments: ParsedArguments()))
    }
    let console = Console(arguments: parsed)
    do throws(CommandError) {
      return try run(parsed, console: console)
    } catch {
      return refuse(error, console: console)
    }
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
    switch arguments.verb {
    case .schema: return try SchemaCommand.run(arguments, console: console)
    default: return .usage
    }
  }

  private static func refuse(_ error: CommandError, console: Console) -> ExitCode {
    console.complain(ErrorMessages.message(for: error))
    return ErrorMessages.exitCode(of: error)
  }
}
