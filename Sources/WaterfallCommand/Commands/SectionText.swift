import BoardModel
import Geometry

/// A section as it stands in a board file, with its number of columns written out.
struct SectionText {
  var section: BoardSection
  var columnCount: Int
  var items: [JSONText]

  var json: JSONText {
    var members: [(key: String, value: JSONText)] = []
    if let id = section.id { members.append(("id", .string(id))) }
    if section.isLocked { members.append(("locked", .bool(true))) }
    members.append(("columns", .integer(columnCount)))
    if let columnGap = section.columnGap, let rowGap = section.rowGap {
      members.append(("gap", .numbers([columnGap, rowGap])))
    }
    if section.insets != .zero { members.append(("insets", .edges(section.insets))) }
    if let background = section.background {
      members.append(("background", .string(background.hexText)))
    }
    if let header = section.header {
      var strip = self.strip(header)
      if header.isSticky { strip.append(("sticky", .bool(true))) }
      members.append(("header", .object(strip)))
    }
    if let footer = section.footer {
      var strip = self.strip(footer)
      if section.hasSeparator { strip.append(("separator", .bool(true))) }
      members.append(("footer", .object(strip)))
    }
    members.append(("items", .array(items)))
    return .object(members)
  }

  private func strip(_ strip: SectionStrip) -> [(key: String, value: JSONText)] {
    var members: [(key: String, value: JSONText)] = [("height", .number(strip.height))]
    if strip.insets != .zero { members.append(("insets", .edges(strip.insets))) }
    if let text = strip.text {
      members += [("text", .string(text.source)), ("size", .number(strip.textSize))]
      if let color = strip.textColor { members.append(("color", .string(color.hexText))) }
      if strip.alignment != .natural {
        members.append(("alignment", .string(strip.alignment.rawValue)))
      }
    }
    return members
  }
}

extension JSONText {
  static func numbers(_ values: [Double]) -> JSONText {
    .array(values.map(JSONText.number))
  }

  /// One number where all edges are equal, else top, left, bottom, right.
  static func edges(_ insets: EdgeInsets) -> JSONText {
    insets == EdgeInsets(all: insets.top)
      ? .number(insets.top)
      : .numbers([insets.top, insets.left, insets.bottom, insets.right])
  }
}
