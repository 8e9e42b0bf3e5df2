import BoardDrawing
import BoardModel
import Geometry
import Layouts

/// A board as the text of a board file in which every setting is written out.
struct BoardFileText {
  var arranged: ArrangedBoard

  /// Of each item; `nil` for a placeholder.
  var sources: [String?]

  /// The order of the items is written as it is, so that a shuffled board stays as it was drawn.
  var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("version", .integer(1)), ("canvas", canvas), ("layout", layout),
    ]
    if let style { members.append(("style", style)) }
    members += [
      ("sort", .string(ItemOrder.asListed.rawValue)),
      ("items", .array(zip(arranged.board.items, sources).map(item))),
    ]
    return .object(members)
  }

  private var settings: BoardSettings { arranged.board.settings }

  private var canvas: JSONText {
    let width: JSONText =
      switch settings.width {
      case .points(let width): .number(width)
      case .natural: .string("natural")
      }
    let margin = settings.margin
    let edges = [margin.top, margin.left, margin.bottom, margin.right]
    return .object([
      ("width", width), ("scale", .number(settings.scale)),
      ("margin", margin == EdgeInsets(all: margin.top) ? .number(margin.top) : numbers(edges)),
      ("background", .string(settings.background.hexText)),
    ])
  }

  private var layout: JSONText {
    let hasOneGap = settings.columnGap == settings.rowGap
    let gaps = numbers([settings.columnGap, settings.rowGap])
    var members: [(key: String, value: JSONText)] = [
      ("columns", .integer(arranged.arrangement.columnCount)),
      ("gap", hasOneGap ? .number(settings.columnGap) : gaps),
      ("orderTolerance", .number(settings.orderTolerance)),
      ("snapping", .string(settings.snapping.rawValue)),
    ]
    if settings.minimumItemHeight > 0 {
      members.append(("minimumItemHeight", .number(settings.minimumItemHeight)))
    }
    if settings.maximumItemHeight.isFinite {
      members.append(("maximumItemHeight", .number(settings.maximumItemHeight)))
    }
    return .object(members)
  }

  /// `nil` where all of it is the default.
  private var style: JSONText? {
    var members: [(key: String, value: JSONText)] = []
    if settings.cornerRadius > 0 {
      members.append(("cornerRadius", .number(settings.cornerRadius)))
    }
    if settings.borderWidth > 0 {
      let border: [(key: String, value: JSONText)] = [
        ("width", .number(settings.borderWidth)),
        ("color", .string(settings.borderColor.hexText)),
      ]
      members.append(("border", .object(border)))
    }
    return members.isEmpty ? nil : .object(members)
  }

  private func item(_ item: BoardItem, _ source: String?) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("id", .string(item.id))]
    if let source { members.append(("src", .string(source))) }
    members.append(("size", numbers([item.naturalSize.width, item.naturalSize.height])))
    if case .color(let color) = item.content {
      members.append(("color", .string(color.hexText)))
    }
    return .object(members)
  }

  private func numbers(_ values: [Double]) -> JSONText {
    .array(values.map(JSONText.number))
  }
}
