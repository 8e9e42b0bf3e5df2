import BoardDrawing
import BoardModel
import BoardRendering
import Geometry
import Layouts

/// The places of a board's items as JSON, in points of the page that they are on.
struct LayoutText {
  var loaded: LoadedBoard
  var pages: [BoardPage]

  /// Keys about pages are there only where the board has pages.
  var json: JSONText {
    let settings = loaded.board.settings
    let size = pages.first?.arranged.arrangement.size ?? .zero
    var members: [(key: String, value: JSONText)] = [
      ("version", .integer(1)), ("width", .number(size.width)), ("height", .number(size.height)),
      ("kind", .string(settings.kind.rawValue)),
      ("columns", .integer(pages.map(\.arranged.columnCount).max() ?? 1)),
      ("orderTolerance", .number(settings.orderTolerance)), ("balance", .integer(settings.balance)),
      ("snapping", .string(settings.snapping.rawValue)),
    ]
    if isPaged { members.append(("pages", .integer(pages.count))) }
    members.append(("sections", .array(pages.indices.flatMap(sections))))
    if let seed = loaded.seed { members.append(("seed", .integer(Int(seed)))) }
    members += [
      ("items", .array(pages.indices.flatMap(items))), ("skipped", .skipped(loaded.skipped)),
    ]
    return .object(members)
  }

  private var isPaged: Bool { loaded.board.settings.height != nil }

  /// A section that goes over several pages stands once for each.
  private func sections(ofPage page: Int) -> [JSONText] {
    let arranged = pages[page].arranged
    return zip(arranged.columnCounts.indices, sectionIndexes(ofPage: page)).map { place, index in
      var members: [(key: String, value: JSONText)] = [("index", .integer(index))]
      if let id = arranged.board.sections[place].id { members.append(("id", .string(id))) }
      if isPaged { members.append(("page", .integer(page + 1))) }
      members.append(("columns", .integer(arranged.columnCounts[place])))
      if place < arranged.sections.count {
        let section = arranged.sections[place]
        members += section.frame.members()
        for (key, bar) in [("header", section.header), ("footer", section.footer)] {
          if let bar { members.append((key, .object(bar.members()))) }
        }
      }
      return .object(members)
    }
  }

  private func items(ofPage page: Int) -> [JSONText] {
    let arranged = pages[page].arranged
    let arrangement = arranged.arrangement
    return zip(arranged.board.itemIndexes, sectionIndexes(ofPage: page)).flatMap {
      indexes, section in
      indexes.map { index in
        var members: [(key: String, value: JSONText)] = [
          ("id", .string(arranged.board.items[index].id)),
          ("index", .integer(pages[page].firstItem + index)), ("section", .integer(section)),
        ]
        if isPaged { members.append(("page", .integer(page + 1))) }
        members += [
          ("column", .integer(arrangement.columns[index])),
          ("span", .integer(arrangement.span(ofItem: index))),
        ]
        return .object(members + arrangement.frames[index].members())
      }
    }
  }

  /// Among those of the whole board.
  private func sectionIndexes(ofPage page: Int) -> [Int] {
    let start = pages[page].firstItem
    return loaded.board.sectionIndexes(
      ofPart: start..<start + pages[page].arranged.board.items.count)
  }
}
