/// Bytes as letters, for pictures inside a page.
///
/// Source: RFC 4648, "The Base16, Base32, and Base64 Data Encodings", §4.
public enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The letters, with `=` at the end where the bytes are no multiple of three.
  public static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let letters = alphabet
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let first = bytes[start]
      let second = count > 1 ? bytes[start + 1] : 0
      let third = count > 2 ? bytes[start + 2] : 0
      result.append(letters[Int(first >> 2)])
      result.append(letters[Int(first & 0x03) << 4 | Int(second >> 4)])
      result.append(count > 1 ? letters[Int(second & 0x0F) << 2 | Int(third >> 6)] : padding)
      result.append(count > 2 ? letters[Int(third & 0x3F)] : padding)
    }
    return result
  }

  private static let padding = UInt8(ascii: "=")
}
