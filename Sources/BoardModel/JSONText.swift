/// A JSON value that is about to be printed: keys keep their order, numbers are always finite.
package indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// The value with one key of the outermost object a line, and one item of its arrays a line.
  ///
  /// Ends with a line break. Programs that compare outputs line by line see one item that changed as
  /// one line.
  package var text: String {
    guard case .object(let members) = self, !members.isEmpty else { return compact + "\n" }
    let lines = members.map { "  " + JSONText.quoted($0.key) + ": " + $0.value.outerText }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// The value of a key of the outermost object.
  private var outerText: String {
    guard case .array(let items) = self, items.contains(where: \.isContainer) else {
      return compact
    }
    return "[\n" + items.map { "    " + $0.compact }.joined(separator: ",\n") + "\n  ]"
  }

  private var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  /// The value on one line.
  package var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): JSONText.shortest(value)
    case .string(let value): JSONText.quoted(value)
    case .array(let items): "[" + items.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { JSONText.quoted($0.key) + ": " + $0.value.compact }
        .joined(separator: ", ") + "}"
    }
  }

  /// The fewest digits that read back as the same number; whole numbers have no decimal point.
  ///
  /// JSON has no infinity and no NaN: they become `null`.
  private static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value) { return String(whole) }
    return value.description
  }

  /// Source: RFC 8259, section 7.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
