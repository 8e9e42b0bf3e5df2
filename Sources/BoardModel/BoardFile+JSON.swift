import Geometry
import Pixels

extension BoardFile {
  /// Reads a board.json, version 1.
  public init(json: [UInt8]) throws(BoardError) {
    let top = try JSONObjectReader(
      try JSONParser.parse(json), at: "",
      known: ["version", "canvas", "layout", "style", "sort", "items"],
      later: ["sections", "preset", "rules", "font", "theme", "title"])
    guard let version = top.value("version") else { throw .missingKey("version") }
    guard case .number(1) = version else { throw .badValue("version", expected: "1") }
    guard let items = top.value("items") else { throw .missingKey("items") }
    overrides = BoardOverrides()
    try overrides.readCanvas(of: top)
    try overrides.readLayout(of: top)
    try overrides.readStyle(of: top)
    if case .string("date")? = top.value("sort") { throw .notInThisVersion("sort \"date\"") }
    overrides.sort = try top.choice("sort")
    self.items = try BoardFile.entries(items)
  }

  private static func entries(_ value: JSONValue) throws(BoardError) -> [Entry] {
    switch value {
    case .string(let path):
      return [.path(try checked(path, at: "items"))]
    case .array(let values):
      var entries: [Entry] = []
      for (index, value) in values.enumerated() {
        entries.append(try entry(value, at: "items[\(index)]"))
      }
      return entries
    default:
      throw .wrongType("items", expected: "a folder, a pattern or an array of items")
    }
  }

  private static func entry(_ value: JSONValue, at path: String) throws(BoardError) -> Entry {
    if case .string(let text) = value { return .path(try checked(text, at: path)) }
    let reader = try JSONObjectReader(
      value, at: path, known: ["id", "src", "size", "color"],
      later: ["caption", "pinned", "span", "fit", "aspect", "focus", "style", "column"])
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
