import BoardModel
import Geometry

/// A board as the text of a board file in which every setting is written out.
struct BoardFileText {
  var board: Board

  /// Of each section.
  var columnCounts: [Int]

  /// Of each item; `nil` for a placeholder.
  var sources: [String?]

  /// Other files that the board names, as the board file names them.
  var places: [FilePath: String] = [:]

  /// The order of the items is written as it is, so that a shuffled board stays as it was drawn.
  var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("version", .integer(1)), ("canvas", canvas), ("layout", layout),
    ]
    if settings.preset != .standard {
      members.insert(("preset", .string(settings.preset.rawValue)), at: 1)
    }
    members += words
    let style = StyleText(places: places)
    if let json = style.json(settings.style, over: CardStyle(settings.theme)) {
      members.append(("style", json))
    }
    members.append(("sort", .string(ItemOrder.asListed.rawValue)))
    if board.hasSections {
      members.append(("sections", .array(columnCounts.indices.map(section))))
    } else {
      members.append(("items", .array(board.items.indices.map(item))))
    }
    return .object(members)
  }

  private var settings: BoardSettings { board.settings }

  private var canvas: JSONText {
    let width: JSONText =
      switch settings.width {
      case .points(let width): .number(width)
      case .natural: .string("natural")
      }
    var members: [(key: String, value: JSONText)] = [("width", width)]
    if let height = settings.height { members.append(("height", .number(height))) }
    // A scale is at most 4 in a board file.
    members.append(
      settings.scale > 4
        ? ("dpi", .number(settings.scale * 72)) : ("scale", .number(settings.scale)))
    members += [
      ("margin", .edges(settings.margin)), ("background", .string(settings.background.hexText)),
    ]
    if let path = settings.backdrop?.path, let place = places[path] {
      members.append(("backgroundPicture", .string(place)))
    }
    return .object(members)
  }

  private var layout: JSONText {
    let hasOneGap = settings.columnGap == settings.rowGap
    let gaps = JSONText.numbers([settings.columnGap, settings.rowGap])
    var members: [(key: String, value: JSONText)] = [
      ("columns", .integer(columnCounts.max() ?? 1)),
      ("gap", hasOneGap ? .number(settings.columnGap) : gaps),
      ("orderTolerance", .number(settings.orderTolerance)),
      ("snapping", .string(settings.snapping.rawValue)),
    ]
    if settings.kind != .waterfall {
      members.insert(("kind", .string(settings.kind.rawValue)), at: 0)
    }
    if settings.balance > 0 { members.append(("balance", .integer(settings.balance))) }
    if settings.isDense { members.append(("dense", .bool(true))) }
    if settings.isMirrored { members.append(("mirrored", .bool(true))) }
    if settings.minimumItemHeight > 0 {
      members.append(("minimumItemHeight", .number(settings.minimumItemHeight)))
    }
    if settings.maximumItemHeight.isFinite {
      members.append(("maximumItemHeight", .number(settings.maximumItemHeight)))
    }
    return .object(members)
  }

  private func section(_ index: Int) -> JSONText {
    SectionText(
      section: board.sections[index], columnCount: columnCounts[index],
      items: board.itemIndexes[index].map(item)
    ).json
  }

  private func item(_ index: Int) -> JSONText {
    let item = board.items[index]
    let source = sources[index]
    var members: [(key: String, value: JSONText)] = [("id", .string(item.id))]
    if let source { members.append(("src", .string(source))) }
    members.append(("size", .numbers([item.naturalSize.width, item.naturalSize.height])))
    if case .color(let color) = item.content {
      members.append(("color", .string(color.hexText)))
    }
    if item.span > 1 {
      let isWhole = item.span == BoardItem.wholeSpan
      members.append(("span", isWhole ? .string("all") : .integer(item.span)))
    }
    if item.isPinned { members.append(("pinned", .bool(true))) }
    members += words(of: item)
    if item.fit != .natural { members.append(("fit", .string(item.fit.rawValue))) }
    if let aspect = item.aspect {
      members.append(("aspect", .string("\(JSONText.number(aspect).compact):1")))
    }
    if item.focus != Point(x: 0.5, y: 0.5) {
      members.append(("focus", .numbers([item.focus.x, item.focus.y])))
    }
    return .object(members)
  }
}
