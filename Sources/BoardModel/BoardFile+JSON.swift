import Geometry
import Pixels

extension BoardFile {
  /// Reads a board.json, version 1.
  public init(json: [UInt8]) throws(BoardError) {
    let top = try JSONObjectReader(
      try JSONParser.parse(json), at: "",
      known: [
        "version", "canvas", "layout", "style", "sort", "preset", "items", "sections", "font",
        "theme", "title",
      ], later: ["rules"])
    guard let version = top.value("version") else { throw .missingKey("version") }
    guard case .number(1) = version else { throw .badValue("version", expected: "1") }
    overrides = BoardOverrides()
    overrides.preset = try top.choice("preset")
    try overrides.readCanvas(of: top)
    try overrides.readLayout(of: top)
    try overrides.readStyle(of: top)
    overrides.theme = try top.choice("theme")
    overrides.title = try BoardTitle(top)
    overrides.fonts = try top.fonts("font")
    overrides.sort = try top.choice("sort")
    switch (top.value("items"), top.value("sections")) {
    case (let items?, nil):
      sections = [Section(items: try BoardFile.entries(items, at: "items"))]
    case (nil, let value?):
      sections = try BoardFile.sections(value)
    case (nil, nil): throw .missingKey("items")
    case (_?, _?):
      throw .badValue("sections", expected: "either \"items\" or \"sections\", not both")
    }
  }

  static func entries(_ value: JSONValue, at place: String) throws(BoardError) -> [Entry] {
    switch value {
    case .string(let path):
      return [.path(try checked(path, at: place))]
    case .array(let values):
      var entries: [Entry] = []
      for (index, value) in values.enumerated() {
        entries.append(try entry(value, at: "\(place)[\(index)]"))
      }
      return entries
    default:
      throw .wrongType(place, expected: "a folder, a pattern or an array of items")
    }
  }

  private static func entry(_ value: JSONValue, at path: String) throws(BoardError) -> Entry {
    if case .string(let text) = value { return .path(try checked(text, at: path)) }
    let reader = try JSONObjectReader(
      value, at: path,
      known: [
        "id", "src", "size", "color", "span", "pinned", "caption", "style", "badge", "fit",
        "aspect",
        "focus",
      ], later: ["column"])
    var item = Item()
    item.id = try reader.string("id")
    item.source = try reader.string("src")
    if let source = item.source { item.source = try checked(source, at: path + ".src") }
    if let value = reader.value("size") {
      guard case .array(let sides) = value, sides.count == 2 else {
        throw .badValue(path + ".size", expected: "[width, height]")
      }
      let size = try reader.numbers("size", counts: [2], in: .positive) ?? []
      item.size = Size(width: size[0], height: size[1])
    }
    item.color = try reader.color("color")
    if case .string("all")? = reader.value("span") {
      item.span = BoardItem.wholeSpan
    } else {
      item.span = try reader.number("span", in: .columns).map { Int($0) } ?? 1
    }
    item.isPinned = try reader.truth("pinned") ?? false
    item.caption = try reader.string("caption")
    item.style = try StyleOverrides(reader.value("style"), at: path + ".style")
    item.badge = try reader.badge("badge")
    item.fit = try reader.choice("fit")
    item.aspect = try reader.aspect("aspect")
    item.focus = try reader.focus()
    if item.id == "" { throw .badValue(path + ".id", expected: "a text that is not empty") }
    if item.source == nil && item.size == nil { throw .missingKey(path + ".src") }
    return .item(item)
  }

  private static func checked(_ path: String, at place: String) throws(BoardError) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .badValue(place, expected: "the path of a picture or a folder")
    }
    return path
  }
}
