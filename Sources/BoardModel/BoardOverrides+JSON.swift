import Geometry
import Pixels

extension BoardOverrides {
  mutating func readCanvas(of top: JSONObjectReader) throws(BoardError) {
    guard let value = top.value("canvas") else { return }
    let canvas = try JSONObjectReader(
      value, at: "canvas",
      known: [
        "width", "height", "page", "scale", "dpi", "margin", "background", "backgroundPicture",
      ])
    if case .string("natural")? = canvas.value("width") {
      width = .natural
    } else {
      width = try canvas.number("width", in: .width).map(CanvasWidth.points)
    }
    height = try canvas.number("height", in: .height)
    if let text = try canvas.string("page") {
      guard width == nil, height == nil else {
        throw .badValue("canvas.page", expected: "either a page, or width and height, not both")
      }
      guard let size = PageSize(text: text) else {
        throw .badValue("canvas.page", expected: PageSize.words)
      }
      page = size
    }
    scale = try canvas.number("scale", in: .scale)
    if let dpi = try canvas.number("dpi", in: .resolution) {
      guard scale == nil else {
        throw .badValue("canvas.dpi", expected: "either a scale or a dpi, not both")
      }
      scale = dpi / 72
    }
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

  mutating func readStyle(of top: JSONObjectReader) throws(BoardError) {
    style = try StyleOverrides(top.value("style"), at: "style", others: ["fit", "aspect"])
    guard let value = top.value("style") else { return }
    let reader = try JSONObjectReader(
      value, at: "style", known: StyleOverrides.keys + ["fit", "aspect"])
    fit = try reader.choice("fit")
    aspect = try reader.aspect("aspect")
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
