import Geometry
import Pixels

extension BoardOverrides {
  mutating func readCanvas(of top: JSONObjectReader) throws(BoardError) {
    guard let value = top.value("canvas") else { return }
    let canvas = try JSONObjectReader(
      value, at: "canvas", known: ["width", "scale", "margin", "background", "backgroundPicture"],
      later: ["height"])
    if case .string("natural")? = canvas.value("width") {
      width = .natural
    } else {
      width = try canvas.number("width", in: .width).map(CanvasWidth.points)
    }
    scale = try canvas.number("scale", in: .scale)
    margin = try canvas.edges("margin")
    background = try canvas.color("background")
    backgroundPicture = try canvas.path("backgroundPicture")
  }

  mutating func readLayout(of top: JSONObjectReader) throws(BoardError) {
    guard let value = top.value("layout") else { return }
    let layout = try JSONObjectReader(
      value, at: "layout",
      known: [
        "kind", "columns", "columnWidth", "gap", "orderTolerance", "seed", "snapping",
        "minimumItemHeight", "maximumItemHeight", "balance", "dense", "mirrored",
      ])
    kind = try layout.choice("kind")
    balance = try layout.number("balance", in: .balance).map { Int($0) }
    isDense = try layout.truth("dense")
    isMirrored = try layout.truth("mirrored")
    columns = try layout.columnRule()
    if let gap = try layout.numbers("gap", counts: [2], in: .notNegative) {
      columnGap = gap.first
      rowGap = gap.last
    }
    orderTolerance = try layout.number("orderTolerance", in: .notNegative)
    seed = try layout.number("seed", in: .seed).map { UInt64($0) }
    snapping = try layout.choice("snapping")
    minimumItemHeight = try layout.number("minimumItemHeight", in: .notNegative)
    maximumItemHeight = try layout.number("maximumItemHeight", in: .notNegative)
  }
}

extension JSONObjectReader {
  /// What `columns` or `columnWidth` say.
  func columnRule() throws(BoardError) -> ColumnRule? {
    if let width = try number("columnWidth", in: .positive) {
      guard value("columns") == nil else {
        throw .badValue(path, expected: "either \"columns\" or \"columnWidth\", not both")
      }
      return .width(width)
    }
    if case .string("auto")? = value("columns") { return .automatic }
    return try number("columns", in: .columns).map { .count(Int($0)) }
  }

  func color(_ key: String) throws(BoardError) -> Color? {
    guard let text = try string(key) else { return nil }
    guard let color = Color(text: text) else {
      throw .badValue(
        place(of: key), expected: "a color: #rgb, #rrggbb, #rrggbbaa, transparent or a CSS name")
    }
    return color
  }

  /// One number for all four edges, or an array of top, left, bottom, right.
  func edges(_ key: String) throws(BoardError) -> EdgeInsets? {
    guard let edges = try numbers(key, counts: [4], in: .notNegative) else { return nil }
    guard edges.count == 4 else { return EdgeInsets(all: edges[0]) }
    return EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  /// The path of a file.
  func path(_ key: String) throws(BoardError) -> String? {
    guard let text = try string(key) else { return nil }
    guard !text.isEmpty, !text.utf8.contains(0) else {
      throw .badValue(place(of: key), expected: "the path of a file")
    }
    return text
  }

  func template(_ key: String, _ fields: [TextTemplate.Field]) throws(BoardError) -> TextTemplate? {
    guard let text = try string(key) else { return nil }
    do throws(TemplateError) {
      return try TextTemplate(text, allowed: fields)
    } catch {
      throw .badValue(place(of: key), expected: error.words)
    }
  }
}
