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
        "background", "title",
      ])
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
    let title = try reader.template("title", TextTemplate.Field.ofBoards)
    let header = reader.value("header") ?? (title == nil ? nil : .object([:]))
    if let header {
      let reader = try JSONObjectReader(
        header, at: path + ".header", known: BoardFile.stripKeys + ["sticky"])
      settings.header = try strip(reader, title: title, textSize: 20)
      settings.header?.isSticky = try reader.truth("sticky") ?? false
    }
    if let footer = reader.value("footer") {
      let reader = try JSONObjectReader(
        footer, at: path + ".footer", known: BoardFile.stripKeys + ["separator"])
      settings.footer = try strip(reader, title: nil, textSize: 13)
      settings.hasSeparator = try reader.truth("separator") ?? false
    }
    var section = Section(settings: settings, items: try entries(items, at: path + ".items"))
    section.hasInsets = reader.value("insets") != nil
    return section
  }

  private static let stripKeys = ["height", "insets", "text", "size", "color", "alignment"]

  /// - Parameters:
  ///   - title: What it says where it has no text of its own.
  ///   - textSize: Where nobody says one; smaller in a lower strip.
  private static func strip(
    _ reader: JSONObjectReader, title: TextTemplate?, textSize: Double
  ) throws(BoardError) -> SectionStrip {
    let height = try reader.number("height", in: .notNegative)
    let size = try reader.number("size", in: .textSize)
    let text = try reader.template("text", TextTemplate.Field.ofBoards) ?? title
    let usual = size ?? height.map { min(textSize, $0 * 0.64) } ?? textSize
    var strip = SectionStrip(
      height: height ?? (text == nil ? 0 : SectionStrip.height(forTextSize: usual)))
    strip.insets = try reader.edges("insets") ?? .zero
    strip.text = text
    strip.textSize = text == nil ? 0 : max(usual, 1)
    strip.textColor = try reader.color("color")
    strip.alignment = try reader.choice("alignment") ?? .natural
    return strip
  }
}
