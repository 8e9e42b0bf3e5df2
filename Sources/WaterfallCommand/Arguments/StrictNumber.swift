/// Numbers as the tool takes them: decimal digits, at most one point, a sign in front.
///
/// Swift's own reading would also take `nan`, `inf`, `0x1p3` and `1e9`.
package enum StrictNumber {
  package static func double(_ text: String) -> Double? {
    var body = text.utf8[...]
    if let sign = body.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      body = body.dropFirst()
    }
    let points = body.count { $0 == UInt8(ascii: ".") }
    let digits = body.count { (0x30...0x39).contains($0) }
    guard digits > 0, points <= 1, digits + points == body.count else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  package static func unsigned(_ text: String) -> UInt64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return UInt64(text)
  }
}
