import BoardDrawing
import BoardModel
import BoardRendering
import ImageCodecs
import Layouts
import Typesetting

/// The board that arguments ask for, sizes known and bad pictures named.
enum BoardSource {
  /// - Parameter usualScale: Pixels a point, where neither the arguments nor the board say it.
  /// - Throws: ``CommandError/usage(_:)`` before anything is read.
  static func load(
    _ arguments: ParsedArguments, usualScale: Double? = nil, console: Console
  ) throws(CommandError) -> LoadedBoard {
    let overrides: BoardOverrides
    var options = ReadingOptions()
    do throws(UsageError) {
      overrides = try BoardOverrides(arguments)
      options.limit.maximumPixels =
        try arguments.wholeNumber(.maxPixels, upTo: .max) ?? options.limit.maximumPixels
    } catch {
      throw .usage(error)
    }
    options.usualScale = usualScale
    options.isRecursive = arguments.has(.recursive)
    options.ignoresOrientation = arguments.has(.noAutoOrient)
    options.fontFolders = Platform.fontFolders
    options.allowsTruncation = arguments.has(.allowTruncated)

    let inputs = try InputList.inputs(of: arguments)
    let loaded: LoadedBoard
    do throws(ReadingError) {
      loaded = try BoardReader(options: options).read(inputs, overrides: overrides)
    } catch {
      throw .reading(error)
    }
    try refuseToLose(loaded, arguments)
    for path in loaded.passedOver { console.detail(ErrorMessages.passedOver(path)) }
    for picture in loaded.skipped { console.complain(ErrorMessages.skipped(picture)) }
    return loaded
  }

  /// Nothing that was read is replaced by what is written.
  private static func refuseToLose(
    _ loaded: LoadedBoard, _ arguments: ParsedArguments
  ) throws(CommandError) {
    guard let output = arguments.values[.output], !output.isDash else { return }
    let list = arguments.values[.filesFrom].map { $0.isDash ? [] : [$0.path] } ?? []
    if loaded.wouldBeLost(to: output.path, others: list) {
      throw .output(.overwritesInput(output.path))
    }
  }

  /// A board that is judged by headers only, with the places of its items on its pages.
  ///
  /// - Throws: also where pictures were skipped under `--strict`, or none is left.
  static func loadAndArrange(
    _ arguments: ParsedArguments, console: Console
  ) throws(CommandError) -> (LoadedBoard, [BoardPage]) {
    let loaded = try load(arguments, console: console)
    if arguments.has(.strict) && !loaded.skipped.isEmpty {
      throw .rendering(.skipped(loaded.skipped))
    }
    guard !loaded.board.items.isEmpty else { throw .rendering(.nothingToDraw(loaded.skipped)) }
    let typesetter: Typesetter?
    do throws(FontError) {
      typesetter = try loaded.typesetter()
    } catch {
      throw .rendering(.fonts(error))
    }
    do {
      return (loaded, try ArrangedBoard.pages(of: loaded.board, typesetter: typesetter))
    } catch {
      throw .rendering(.layout(error))
    }
  }
}
