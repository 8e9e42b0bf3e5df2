import Geometry

extension BoardFile {
  /// The sections of a board file; their item counts are not known yet.
  static func sections(_ value: JSONValue) throws(BoardError) -> [Section] {
    guard case .array(let values) = value, !values.isEmpty else {
      throw .wrongType("sections", expected: "an array of at least one section")
    }
    var sections: [Section] = []
    var ids: Set<String> = []
    for (index, value) in values.enumerated() {
      let section = try section(value, at: "sections[\(index)]")
      if let id = section.settings.id, !ids.insert(id).inserted {
        throw .badValue("sections[\(index)].id", expected: "an id unlike every other section's")
      }
      sections.append(section)
    }
    return sections
  }

  private static func section(_ value: JSONValue, at path: String) throws(BoardError) -> Section {
    let reader = try JSONObjectReader(
      value, at: path,
      known: [
        "id", "items", "locked", "columns", "columnWidth", "gap", "insets", "header", "footer",
        "background",
      ], later: ["title"])
    guard let items = reader.value("items") else { throw .missingKey(path + ".items") }
    var settings = BoardSection(itemCount: 0)
    settings.id = try reader.string("id")
    if settings.id == "" { throw .badValue(path + ".id", expected: "a text that is not empty") }
    settings.isLocked = try reader.truth("locked") ?? false
    settings.columns = try reader.columnRule()
    if let gap = try reader.numbers("gap", counts: [2], in: .notNegative) {
      settings.columnGap = gap.first
      settings.rowGap = gap.last
    }
    settings.insets = try reader.edges("insets") ?? .zero
    settings.background = try reader.color("background")
    if let value = reader.value("header") {
      let header = try JSONObjectReader(
        value, at: path + ".header", known: ["height", "sticky", "insets"], later: ["text"])
      settings.header = try strip(header)
      settings.header?.isSticky = try header.truth("sticky") ?? false
    }
    if let value = reader.value("footer") {
      let footer = try JSONObjectReader(
        value, at: path + ".footer", known: ["height", "separator", "insets"])
      settings.footer = try strip(footer)
      settings.hasSeparator = try footer.truth("separator") ?? false
    }
    var section = Section(settings: settings, items: try entries(items, at: path + ".items"))
    section.hasInsets = reader.value("insets") != nil
    return section
  }

  private static func strip(_ reader: JSONObjectReader) throws(BoardError) -> SectionStrip {
    var strip = SectionStrip(height: try reader.number("height", in: .notNegative) ?? 0)
    strip.insets = try reader.edges("insets") ?? .zero
    return strip
  }
}
