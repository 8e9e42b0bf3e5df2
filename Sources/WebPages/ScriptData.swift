/// A JSON value that can stand inside a `<script>` of a page.
///
/// Strings keep no `<`, `>` or `&`, so that neither `</script>` nor `<!--` can end the block or
/// change how it is read, and no U+2028 or U+2029, which old scripts took for the end of a line.
/// Source: HTML Living Standard, §4.12.1.3 "Restrictions for contents of script elements".
public indirect enum ScriptData: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Written as `null` when it is not finite.
  case number(Double)
  case string(String)
  /// Letters that need no escape at all, such as ``PictureAddress`` makes; a plain copy of them.
  case plain([UInt8])
  case array([ScriptData])
  /// Keys in the order given.
  case object([(key: String, value: ScriptData)])

  public var bytes: [UInt8] {
    var result: [UInt8] = []
    append(to: &result)
    return result
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += (value.isFinite ? "\(value)" : "null").utf8
    case .string(let text): Self.append(text, to: &bytes)
    case .plain(let letters):
      bytes.append(UInt8(ascii: "\""))
      bytes += letters
      bytes.append(UInt8(ascii: "\""))
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        bytes += "\\u".utf8
        bytes += String(repeating: "0", count: 4 - digits.count).utf8
        bytes += digits.utf8
      default: bytes += String(scalar).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
