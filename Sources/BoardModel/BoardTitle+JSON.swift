import Pixels

extension BoardTitle {
  /// The `title` of a board file: a text, or an object that says more of it.
  init?(_ top: JSONObjectReader) throws(BoardError) {
    switch top.value("title") {
    case nil: return nil
    case .string?:
      guard let text = try top.template("title", TextTemplate.Field.ofBoards) else { return nil }
      self.init(text)
    case let value?:
      guard case .object = value else {
        throw .wrongType("title", expected: "a text in quotes or an object")
      }
      let title = try JSONObjectReader(
        value, at: "title", known: ["text", "subtitle", "size", "color", "alignment"])
      guard let text = try title.template("text", TextTemplate.Field.ofBoards) else {
        throw .missingKey("title.text")
      }
      self.init(text)
      subtitle = try title.template("subtitle", TextTemplate.Field.ofBoards)
      size = try title.number("size", in: .textSize)
      color = try title.color("color")
      alignment = try title.choice("alignment") ?? alignment
    }
    if text.source.isEmpty { return nil }
  }
}

extension JSONObjectReader {
  /// One path or a list of them.
  func fonts(_ key: String) throws(BoardError) -> [FilePath]? {
    guard case .array(let values)? = value(key) else {
      return try path(key).map { [FilePath($0)] }
    }
    var fonts: [FilePath] = []
    for (index, value) in values.enumerated() {
      guard case .string(let text) = value, !text.isEmpty, !text.utf8.contains(0) else {
        throw .badValue("\(place(of: key))[\(index)]", expected: "the path of a font file")
      }
      fonts.append(FilePath(text))
    }
    return fonts
  }

  /// A number, or the name of a sign.
  func badge(_ key: String) throws(BoardError) -> Badge? {
    switch value(key) {
    case nil: return nil
    case .string("remove")?: return .remove
    case .string("add")?: return .add
    case .string("checked")?: return .checked
    case .number?: return try number(key, in: .badge).map { .count(Int($0)) }
    default:
      throw .badValue(
        place(of: key), expected: "\"remove\", \"add\", \"checked\" or \(NumberRange.badge.words)")
    }
  }
}
