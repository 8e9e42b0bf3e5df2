import BoardDrawing
import BoardModel
import Pixels

extension BoardFileText {
  /// Theme, fonts and title, those that there are.
  var words: [(key: String, value: JSONText)] {
    let settings = board.settings
    var members: [(key: String, value: JSONText)] = []
    if let theme = settings.theme { members.append(("theme", .string(theme.rawValue))) }
    let fonts = settings.fonts.compactMap { places[$0] }
    if !fonts.isEmpty { members.append(("font", .array(fonts.map(JSONText.string)))) }
    guard let title = settings.title else { return members }
    var parts: [(key: String, value: JSONText)] = [("text", .string(title.text.source))]
    if let subtitle = title.subtitle { parts.append(("subtitle", .string(subtitle.source))) }
    if let size = title.size { parts.append(("size", .number(size))) }
    if let color = title.color { parts.append(("color", .string(color.hexText))) }
    if title.alignment != .natural {
      parts.append(("alignment", .string(title.alignment.rawValue)))
    }
    members.append(("title", .object(parts)))
    return members
  }

  /// Caption, badge and style of an item, those that there are.
  func words(of item: BoardItem) -> [(key: String, value: JSONText)] {
    let style = board.settings.style
    var members: [(key: String, value: JSONText)] = []
    // A caption that the template has taken the place of would come back.
    let caption = style.overridden(by: item.style).caption
    let isReplaced =
      caption.replacesOwnCaptions && !caption.template.fields.contains(.caption)
    if let text = item.caption, !isReplaced { members.append(("caption", .string(text))) }
    switch item.badge {
    case nil: break
    case .remove?: members.append(("badge", .string("remove")))
    case .add?: members.append(("badge", .string("add")))
    case .checked?: members.append(("badge", .string("checked")))
    case .count(let count)?: members.append(("badge", .integer(count)))
    }
    if let json = StyleText(places: places).json(style.overridden(by: item.style), over: style) {
      members.append(("style", json))
    }
    return members
  }
}
