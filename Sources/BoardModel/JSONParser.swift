/// Reads JSON text and, where it is none, says at which line.
///
/// A key that stands twice in an object is refused, since one of its values would be lost; notes,
/// whose keys begin with `_`, may be many.
/// Source: RFC 8259.
package struct JSONParser {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  /// Boards are at most five deep; more would only use up the stack.
  private static let deepest = 64

  /// - Throws: ``BoardError/notJSON(detail:)``.
  package static func parse(_ bytes: [UInt8]) throws(BoardError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    // Some editors put a byte order mark before UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
    let value = try parser.value()
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.unexpected("the end of the file") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func value() throws(BoardError) -> JSONValue {
    skipSpace()
    if next == UInt8(ascii: "{") {
      return .object(try nested { (parser) throws(BoardError) in try parser.object() })
    }
    if next == UInt8(ascii: "[") {
      return .array(try nested { (parser) throws(BoardError) in try parser.array() })
    }
    if next == UInt8(ascii: "\"") { return .string(try string()) }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("null") { return .null }
    guard next == UInt8(ascii: "-") || isAtDigit else { throw unexpected("a value") }
    return .number(try number())
  }

  private mutating func nested<Result>(
    _ body: (inout JSONParser) throws(BoardError) -> Result
  ) throws(BoardError) -> Result {
    depth += 1
    guard depth <= JSONParser.deepest else { throw fault("it is nested too deeply") }
    index += 1
    let result = try body(&self)
    depth -= 1
    return result
  }

  private mutating func object() throws(BoardError) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let start = index
      let key = try string()
      skipSpace()
      guard take(":") else { throw unexpected("a colon") }
      let isNew = members.updateValue(try value(), forKey: key) == nil
      guard isNew || key.hasPrefix("_") else {
        index = start
        throw fault("the key \"\(key)\" stands twice")
      }
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw unexpected("a comma or }") }
    }
  }

  private mutating func array() throws(BoardError) -> [JSONValue] {
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return values }
    while true {
      values.append(try value())
      skipSpace()
      if take("]") { return values }
      guard take(",") else { throw unexpected("a comma or ]") }
    }
  }

  private mutating func number() throws(BoardError) -> Double {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .infinity
    guard number.isFinite else {
      index = start
      throw fault("the number is too great")
    }
    return number
  }

  private mutating func digits() throws(BoardError) {
    let start = index
    while isAtDigit { index += 1 }
    guard index > start else { throw unexpected("a digit") }
  }

  private var isAtDigit: Bool {
    next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }
}
