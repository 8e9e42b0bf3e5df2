import BoardDrawing
import BoardModel
import BoardRendering

/// `waterfall init`: a board.json that renders to the same pixels as its inputs, to edit.
enum InitCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let target = try OutputChoice.text(arguments)
    let (loaded, arranged) = try BoardSource.loadAndArrange(arguments, console: console)
    var places = SourcePlaces(of: target)
    var sources: [String?] = []
    for item in arranged.board.items {
      sources.append(try source(of: item, &places))
    }
    var file = BoardFileText(arranged: arranged, sources: sources)
    for path in otherFiles(of: arranged.board) { file.places[path] = try text(of: path, &places) }
    try console.write(file.json.text, to: target)
    if let seed = loaded.seed { console.remark("waterfall: shuffled with seed \(seed)") }
    return .done
  }

  /// The `src` of an item, or `nil` for a placeholder.
  private static func source(
    of item: BoardItem, _ places: inout SourcePlaces
  ) throws(CommandError) -> String? {
    guard case .picture(let path) = item.content else { return nil }
    guard let text = places.source(of: path).text else { throw .nameNotInJSON(path) }
    return text
  }

  /// Fonts and the picture under the board.
  private static func otherFiles(of board: Board) -> [FilePath] {
    let settings = board.settings
    let captionFonts = [settings.style.caption.font] + board.items.map(\.style.caption.font)
    return settings.fonts + [settings.backdrop?.path].compactMap(\.self)
      + captionFonts.compactMap(\.self)
  }

  /// A name without a folder that is no file here is that of an installed font, and stays.
  private static func text(
    of path: FilePath, _ places: inout SourcePlaces
  ) throws(CommandError) -> String {
    let isName =
      !path.bytes.contains(UInt8(ascii: "/")) && Platform.resolved(path.bytes) == nil
    let place = isName ? path : places.source(of: path)
    guard let text = place.text else { throw .nameNotInJSON(path) }
    return text
  }
}
