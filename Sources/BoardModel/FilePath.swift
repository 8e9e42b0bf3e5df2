/// A file's path as the system has it: bytes, not necessarily UTF-8, none of them zero.
public struct FilePath: Hashable, Sendable {
  public let bytes: [UInt8]

  /// Takes the bytes up to the first zero.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  public init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  public var isAbsolute: Bool { bytes.first == slash }

  /// What follows the last slash, trailing slashes aside; `/` for the root.
  public var lastComponent: FilePath {
    let trimmed = withoutTrailingSlashes
    guard let last = trimmed.lastIndex(of: slash), trimmed.count > 1 else {
      return FilePath(bytes: trimmed)
    }
    return FilePath(bytes: trimmed[(last + 1)...])
  }

  /// What stands before the last component; `.` where there is nothing.
  public var folder: FilePath {
    let trimmed = withoutTrailingSlashes
    guard let last = trimmed.lastIndex(of: slash) else { return FilePath(".") }
    return FilePath(bytes: last == 0 ? [slash] : Array(trimmed[..<last]))
  }

  /// The text after the last dot of the last component, in lower case where it is ASCII.
  ///
  /// Empty where there is no dot, or only a leading one.
  public var fileExtension: String {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: fullStop), dot > 0 else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The path without its last component's extension.
  public var withoutExtension: FilePath {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: fullStop), dot > 0 else { return self }
    return FilePath(bytes: withoutTrailingSlashes.dropLast(name.count - dot))
  }

  /// The path of a file inside this folder; an absolute path stays as it is.
  public func appending(_ relative: FilePath) -> FilePath {
    if relative.isAbsolute || bytes.isEmpty || bytes == [fullStop] { return relative }
    return FilePath(
      bytes: bytes.last == slash ? bytes + relative.bytes : bytes + [slash] + relative.bytes)
  }

  /// The path as text, or nil where the bytes are no UTF-8.
  public var text: String? {
    String(validating: bytes, as: UTF8.self)
  }

  /// The path on one line of printable text: control characters and bytes that are no UTF-8 stand
  /// as `\n`, `\t` or `\xHH`.
  public var displayText: String {
    var result = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = scalarLength(at: rest.startIndex)
      let piece = rest.prefix(max(1, length))
      rest = rest.dropFirst(piece.count)
      if length > 0, let scalar = String(decoding: piece, as: UTF8.self).unicodeScalars.first {
        result += displayed(scalar)
      } else {
        result += piece.map(hexEscape).joined()
      }
    }
    return result
  }

  /// The number of bytes of the character at an index, 0 where the bytes there are no UTF-8.
  private func scalarLength(at index: Int) -> Int {
    (1...4).first { count in
      index + count <= bytes.count
        && String(validating: bytes[index..<(index + count)], as: UTF8.self) != nil
    } ?? 0
  }

  private func displayed(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      default: String(scalar).utf8.map(hexEscape).joined()
      }
    default: String(scalar)
    }
  }

  private func hexEscape(_ byte: UInt8) -> String {
    "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private var withoutTrailingSlashes: [UInt8] {
    guard let last = bytes.lastIndex(where: { $0 != slash }) else {
      return bytes.isEmpty ? [] : [slash]
    }
    return Array(bytes[...last])
  }
}

private let slash = UInt8(ascii: "/")
private let fullStop = UInt8(ascii: ".")
