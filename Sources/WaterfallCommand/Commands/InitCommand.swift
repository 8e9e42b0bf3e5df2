import BoardDrawing
import BoardModel
import BoardRendering

/// `waterfall init`: a board.json that renders to the same pixels as its inputs, to edit.
enum InitCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let target = try OutputChoice.text(arguments)
    let (loaded, pages) = try BoardSource.loadAndArrange(arguments, console: console)
    var places = SourcePlaces(of: target)
    var sources: [String?] = []
    for item in loaded.board.items {
      sources.append(try source(of: item, &places))
    }
    var file = BoardFileText(
      board: loaded.board, columnCounts: columnCounts(of: loaded.board, pages), sources: sources)
    for path in otherFiles(of: loaded.board) { file.places[path] = try text(of: path, &places) }
    try console.write(file.json.text, to: target)
    if let seed = loaded.seed { console.remark("waterfall: shuffled with seed \(seed)") }
    return .done
  }

  /// How many columns each section has, on whichever page it is.
  private static func columnCounts(of board: Board, _ pages: [BoardPage]) -> [Int] {
    var counts = board.sections.map { _ in 1 }
    for page in pages {
      let range = page.firstItem..<page.firstItem + page.arranged.board.items.count
      for (section, count) in zip(
        board.sectionIndexes(ofPart: range), page.arranged.columnCounts)
      {
        counts[section] = count
      }
    }
    return counts
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
