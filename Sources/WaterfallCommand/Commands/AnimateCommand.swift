import BoardDrawing
import BoardModel
import BoardRendering

/// `waterfall animate`: one file that shows a gesture.
enum AnimateCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let start = ContinuousClock.now
    try GestureSource.check(arguments)
    if arguments.has(.printGesture) { return try GestureSource.print(arguments, console) }
    let renderer = try renderer(arguments, console)
    guard let output = arguments.values[.output] else { throw .usage(.noClip) }
    let target = try OutputChoice.target(of: output, arguments)
    if target == .standardOutput && arguments.has(.json) { throw .usage(.standardOutputTwice) }
    let format = renderer.clip.format
    let loaded = try BoardSource.load(
      arguments, usualScale: format.usualScale, console: console)
    let gesture = try GestureSource.gesture(arguments, for: loaded.board)

    let clip: RenderedClip
    do throws(FramesError) {
      clip = try renderer.render(loaded, gesture, to: target)
    } catch {
      let failure = CommandError.frames(error)
      for picture in failure.skippedPictures.dropFirst(loaded.skipped.count) {
        console.complain(ErrorMessages.skipped(picture))
      }
      throw failure
    }

    for picture in clip.skipped.dropFirst(loaded.skipped.count) {
      console.complain(ErrorMessages.skipped(picture))
    }
    for warning in clip.warnings { console.remark(ErrorMessages.warning(warning)) }
    if let warning = ErrorMessages.warning(clip.missing) { console.remark(warning) }
    for warning in clip.replay.warnings { console.complain(ErrorMessages.warning(warning)) }
    for remark in ErrorMessages.remarks(on: clip, format) { console.remark(remark) }
    let differences = GestureSource.differences(arguments, gesture, clip.replay)
    for difference in differences { console.complain(ErrorMessages.difference(difference)) }
    let summary = ClipSummary(
      clip: clip, format: format, target: target, poster: renderer.clip.poster,
      seed: loaded.seed, duration: .now - start)
    console.remark(summary.line)
    if arguments.has(.json) { try console.print(summary.json.text) }
    return differences.isEmpty ? .done : .differ
  }

  private static func renderer(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) -> ClipRenderer {
    var renderer = ClipRenderer()
    do throws(UsageError) {
      renderer.clip = try arguments.clipOptions()
      renderer.options.threadCount =
        try arguments.wholeNumber(.threads, upTo: 1024) ?? renderer.options.threadCount
    } catch {
      throw .usage(error)
    }
    renderer.clip.takesStep = { console.remark(ErrorMessages.step($0)) }
    renderer.options.isStrict = arguments.has(.strict)
    renderer.options.progress = { done, total in
      console.show(progress: Double(done) / Double(max(1, total)))
    }
    return renderer
  }
}
