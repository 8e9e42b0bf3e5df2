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
      ("height", .number(arrangement.size.height)),
      ("columns", .integer(arrangement.columnCount)),
      ("orderTolerance", .number(settings.orderTolerance)),
      ("snapping", .string(settings.snapping.rawValue)),
      ("sections", .array([.object([("index", .integer(0))])])),
    ]
    if let seed = loaded.seed { members.append(("seed", .integer(Int(seed)))) }
    let items = arranged.board.items.indices.map { index in
      JSONText.object(
        [
          ("id", .string(arranged.board.items[index].id)), ("index", .integer(index)),
          ("section", .integer(0)), ("column", .integer(arrangement.columns[index])),
          ("span", .integer(1)),
        ] + arrangement.frames[index].members())
    }
    members += [("items", .array(items)), ("skipped", .skipped(loaded.skipped))]
    return .object(members)
  }
}
