extension JSONParser {
  /// A text in quotes.
  mutating func string() throws(BoardError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let valid = String(validating: text, as: UTF8.self) else {
          index = start
          throw fault("the text is not UTF-8")
        }
        return valid
      case UInt8(ascii: "\\"): text += Array(String(try escaped()).utf8)
      case 0..<0x20:
        index = start
        throw fault("the text has no closing quote on its line")
      default: text.append(byte)
      }
    }
    index = start
    throw fault("the text has no closing quote")
  }

  /// The character that an escape stands for; its backslash has been read.
  private mutating func escaped() throws(BoardError) -> Unicode.Scalar {
    for (letter, scalar) in JSONParser.escapes where take(letter) { return scalar }
    guard take("u") else { throw unexpected("an escape such as \\n") }
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first) || UTF16.isTrailSurrogate(first) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    guard UTF16.isLeadSurrogate(first), take("\\u") else {
      throw fault("half of a surrogate pair is missing")
    }
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      throw fault("half of a surrogate pair is missing")
    }
    let value = 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static let escapes: [(String, Unicode.Scalar)] = [
    ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"),
    ("r", "\r"), ("t", "\t"),
  ]

  private mutating func codeUnit() throws(BoardError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw unexpected("four hexadecimal digits") }
    index += 4
    return unit
  }
}

extension JSONParser {
  /// The byte to be read, or nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Reads a text if it is there.
  mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  func unexpected(_ expected: String) -> BoardError {
    fault(next == nil ? "it ends where \(expected) belongs" : "expected \(expected)")
  }

  /// An error at the place that was reached; lines and columns count from 1.
  func fault(_ what: String) -> BoardError {
    let before = bytes[..<index]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = String(decoding: bytes[lineStart..<index], as: UTF8.self).count + 1
    return .notJSON(detail: "line \(line), column \(column): \(what)")
  }
}
