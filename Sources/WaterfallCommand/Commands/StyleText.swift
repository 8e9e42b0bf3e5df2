import BoardModel
import Geometry
import Pixels

/// A style as it stands in a board file.
struct StyleText {
  /// The files that styles name, as the board file names them.
  var places: [FilePath: String]

  /// What sets a style apart from another; `nil` where nothing does.
  func json(_ style: CardStyle, over base: CardStyle) -> JSONText? {
    var members: [(key: String, value: JSONText)] = []
    if style.cornerRadius != base.cornerRadius {
      members.append(("cornerRadius", .number(style.cornerRadius)))
    }
    if style.corners != base.corners {
      members.append(("corners", .string(style.corners.rawValue)))
    }
    if style.borderWidth != base.borderWidth || style.borderColor != base.borderColor {
      let border: [(key: String, value: JSONText)] = [
        ("width", .number(style.borderWidth)), ("color", .string(style.borderColor.hexText)),
      ]
      members.append(("border", .object(border)))
    }
    if style.shadow != base.shadow {
      members.append(("shadow", style.shadow.map(json) ?? .bool(false)))
    }
    if style.background != base.background {
      members.append(("background", .string((style.background ?? .clear).hexText)))
    }
    if style.insets != base.insets { members.append(("insets", .edges(style.insets))) }
    if let caption = json(style.caption, over: base.caption) {
      members.append(("caption", caption))
    }
    return members.isEmpty ? nil : .object(members)
  }

  private func json(_ shadow: ShadowStyle) -> JSONText {
    .object([
      ("radius", .number(shadow.radius)), ("opacity", .number(shadow.opacity)),
      ("offset", .numbers([shadow.offset.x, shadow.offset.y])),
      ("color", .string(shadow.color.hexText)),
    ])
  }

  private func json(_ caption: CaptionStyle, over base: CaptionStyle) -> JSONText? {
    var members: [(key: String, value: JSONText)] = []
    if caption.template != base.template {
      members.append(("text", .string(caption.template.source)))
    }
    if caption.size != base.size { members.append(("size", .number(caption.size))) }
    if caption.color != base.color, let color = caption.color {
      members.append(("color", .string(color.hexText)))
    }
    if caption.place != base.place { members.append(("place", .string(caption.place.rawValue))) }
    if caption.maximumLines != base.maximumLines {
      members.append(("lines", .integer(caption.maximumLines)))
    }
    if caption.font != base.font, let font = caption.font.flatMap({ places[$0] }) {
      members.append(("font", .string(font)))
    }
    if caption.alignment != base.alignment {
      members.append(("alignment", .string(caption.alignment.rawValue)))
    }
    return members.isEmpty ? nil : .object(members)
  }
}
