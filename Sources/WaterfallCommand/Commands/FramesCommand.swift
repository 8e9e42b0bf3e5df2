import BoardDrawing
import BoardModel
import BoardRendering

/// `waterfall frames`: the frames of a gesture, in a folder.
enum FramesCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let start = ContinuousClock.now
    try GestureSource.check(arguments)
    if arguments.has(.printGesture) { return try GestureSource.print(arguments, console) }
    let folder = try folder(arguments)
    let renderer = try renderer(arguments, console)
    let loaded = try BoardSource.load(arguments, console: console)
    let gesture = try GestureSource.gesture(arguments, for: loaded.board)

    let rendered: RenderedFrames
    do throws(FramesError) {
      rendered = try renderer.render(loaded, gesture, to: folder)
    } catch {
      let failure = CommandError.frames(error)
      name(failure.skippedPictures.dropFirst(loaded.skipped.count), console)
      throw failure
    }

    name(rendered.skipped.dropFirst(loaded.skipped.count), console)
    for warning in rendered.warnings { console.remark(ErrorMessages.warning(warning)) }
    if let warning = ErrorMessages.warning(rendered.missing) { console.remark(warning) }
    for warning in rendered.replay.warnings { console.complain(ErrorMessages.warning(warning)) }
    let differences = GestureSource.differences(arguments, gesture, rendered.replay)
    for difference in differences { console.complain(ErrorMessages.difference(difference)) }
    let summary = FramesSummary(
      rendered: rendered, folder: folder, seed: loaded.seed, duration: .now - start)
    console.remark(summary.line)
    if arguments.has(.json) { try console.copy(rendered.manifest) }
    return differences.isEmpty ? .done : .differ
  }

  private static func folder(_ arguments: ParsedArguments) throws(CommandError) -> FilePath {
    guard let output = arguments.values[.output], !output.isDash else { throw .usage(.noFolder) }
    guard !output.bytes.isEmpty else { throw .usage(.emptyName) }
    return output.path
  }

  private static func renderer(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) -> FrameRenderer {
    var renderer = FrameRenderer()
    do throws(UsageError) {
      renderer.selection = try arguments.frameSelection()
      renderer.options.threadCount =
        try arguments.wholeNumber(.threads, upTo: 1024) ?? renderer.options.threadCount
    } catch {
      throw .usage(error)
    }
    renderer.replaces = !arguments.has(.noClobber)
    renderer.options.isStrict = arguments.has(.strict)
    renderer.options.progress = { done, total in
      console.show(progress: Double(done) / Double(max(1, total)))
    }
    return renderer
  }

  /// Names the pictures that were found bad only when their pixels were read.
  private static func name(_ pictures: ArraySlice<SkippedPicture>, _ console: Console) {
    for picture in pictures { console.complain(ErrorMessages.skipped(picture)) }
  }
}
