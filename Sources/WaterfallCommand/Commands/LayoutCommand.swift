import BoardModel

/// `waterfall layout`: the places of a board's items, in points, as JSON.
enum LayoutCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let target = try OutputChoice.text(arguments)
    let (loaded, pages) = try BoardSource.loadAndArrange(arguments, console: console)
    try console.write(LayoutText(loaded: loaded, pages: pages).json.text, to: target)
    return .done
  }
}
