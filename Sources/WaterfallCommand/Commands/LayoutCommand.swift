import BoardDrawing
import BoardModel
import BoardRendering
import Geometry
import Layouts

/// `waterfall layout`: the places of a board's items, in points, as JSON.
enum LayoutCommand {
  static func run(_ arguments: ParsedArguments, console: Console) throws(CommandError) -> ExitCode {
    let target = try OutputChoice.text(arguments)
    let (loaded, arranged) = try BoardSource.loadAndArrange(arguments, console: console)
    try console.write(json(of: arranged, loaded).text, to: target)
    return .done
  }

  private static func json(of arranged: ArrangedBoard, _ loaded: LoadedBoard) -> JSONText {
    let settings = arranged.board.settings
    let arrangement = arranged.arrangement
    var members: [(key: String, value: JSONText)] = [
      ("version", .integer(1)), ("width", .number(arrangement.size.width)),
      ("height", .number(arrangement.size.height)), ("kind", .string(settings.kind.rawValue)),
      ("columns", .integer(arranged.columnCount)),
      ("orderTolerance", .number(settings.orderTolerance)), ("balance", .integer(settings.balance)),
      ("snapping", .string(settings.snapping.rawValue)),
      ("sections", .array(arranged.columnCounts.indices.map { section(arranged, $0) })),
    ]
    if let seed = loaded.seed { members.append(("seed", .integer(Int(seed)))) }
    members += [("items", .array(items(of: arranged))), ("skipped", .skipped(loaded.skipped))]
    return .object(members)
  }

  private static func section(_ arranged: ArrangedBoard, _ index: Int) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("index", .integer(index))]
    if let id = arranged.board.sections[index].id { members.append(("id", .string(id))) }
    members.append(("columns", .integer(arranged.columnCounts[index])))
    if index < arranged.sections.count {
      let place = arranged.sections[index]
      members += place.frame.members()
      for (key, bar) in [("header", place.header), ("footer", place.footer)] {
        if let bar { members.append((key, .object(bar.members()))) }
      }
    }
    return .object(members)
  }

  private static func items(of arranged: ArrangedBoard) -> [JSONText] {
    let arrangement = arranged.arrangement
    return arranged.board.itemIndexes.enumerated().flatMap { section, indexes in
      indexes.map { index in
        .object(
          [
            ("id", .string(arranged.board.items[index].id)), ("index", .integer(index)),
            ("section", .integer(section)), ("column", .integer(arrangement.columns[index])),
            ("span", .integer(arrangement.span(ofItem: index))),
          ] + arrangement.frames[index].members())
      }
    }
  }
}
