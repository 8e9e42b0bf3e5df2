public import Pixels

extension Color {
  /// A color as people write it: `#rgb`, `#rrggbb`, `#rrggbbaa`, `transparent` or a CSS name.
  ///
  /// Nil where the text is none of these.
  public init?(text: String) {
    let name = text.lowercased()
    if name == "transparent" {
      self = .clear
    } else if let value = ColorNames.values[name] {
      self.init(hexDigits: String(value, radix: 16, padding: 6))
    } else if name.first == "#" {
      self.init(hexDigits: String(name.dropFirst()))
    } else {
      return nil
    }
  }

  /// The color as `#rrggbb`, with its alpha behind where it is not opaque.
  public var hexText: String {
    let bits =
      UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    return isOpaque
      ? "#" + String(bits >> 8, radix: 16, padding: 6) : "#" + String(bits, radix: 16, padding: 8)
  }

  private init?(hexDigits digits: String) {
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let bits = UInt32(digits, radix: 16)
    else { return nil }
    func byte(_ shift: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
    func nibble(_ shift: Int) -> UInt8 { UInt8(bits >> shift & 15) * 17 }
    switch digits.count {
    case 3: self.init(red: nibble(8), green: nibble(4), blue: nibble(0))
    case 6: self.init(red: byte(16), green: byte(8), blue: byte(0))
    case 8: self.init(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    default: return nil
    }
  }
}

extension String {
  /// A number with leading zeros up to a length.
  fileprivate init(_ value: UInt32, radix: Int, padding length: Int) {
    let digits = String(value, radix: radix)
    self = String(repeating: "0", count: Swift.max(0, length - digits.count)) + digits
  }
}
