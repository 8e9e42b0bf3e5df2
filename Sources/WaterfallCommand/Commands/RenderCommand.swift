import BoardModel
import BoardRendering

/// `waterfall render`: one picture of a board.
enum RenderCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let start = ContinuousClock.now
    let target = try OutputChoice.picture(arguments)
    if target == .standardOutput && arguments.has(.json) { throw .usage(.standardOutputTwice) }
    let options = try options(arguments, target, console: console)
    let loaded = try BoardSource.load(arguments, console: console)

    let rendered: RenderedBoard
    do throws(RenderingError) {
      rendered = try BoardRenderer(options: options).render(loaded, to: target)
    } catch {
      let failure = CommandError.rendering(error)
      name(failure.skippedPictures.dropFirst(loaded.skipped.count), console)
      throw failure
    }

    name(rendered.skipped.dropFirst(loaded.skipped.count), console)
    for warning in rendered.warnings { console.remark(ErrorMessages.warning(warning)) }
    if let warning = ErrorMessages.warning(rendered.missing) { console.remark(warning) }
    for remark in ErrorMessages.remarks(on: rendered, options.format) { console.remark(remark) }
    let summary = RenderSummary(
      rendered: rendered, target: target, seed: loaded.seed, duration: .now - start)
    console.remark(summary.line)
    if arguments.has(.json) { try console.print(summary.json.text) }
    return .done
  }

  private static func options(
    _ arguments: ParsedArguments, _ target: OutputTarget, console: Console
  ) throws(CommandError) -> RenderingOptions {
    var options = RenderingOptions()
    do throws(UsageError) {
      options.format = try arguments.outputFormat(ofFile: target.path)
      options.threadCount =
        try arguments.wholeNumber(.threads, upTo: 1024) ?? options.threadCount
    } catch {
      throw .usage(error)
    }
    options.isStrict = arguments.has(.strict)
    options.progress = { done, total in
      console.show(progress: Double(done) / Double(max(1, total)))
    }
    return options
  }

  /// Names the pictures that were found bad only when their pixels were read.
  private static func name(_ pictures: ArraySlice<SkippedPicture>, _ console: Console) {
    for picture in pictures { console.complain(ErrorMessages.skipped(picture)) }
  }
}
