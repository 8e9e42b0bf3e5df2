/// Functions that have the same bits on every machine, made of + − × ÷ alone.
///
/// The C library's own differ in the last bit from one system to the next.
/// Source: W. J. Cody, W. Waite, "Software Manual for the Elementary Functions", 1980 (reduction by
/// a constant in parts); the series are Taylor's.
enum PortableMath {
  // ln 2 in two parts; the first has enough zero bits for its multiples to be exact.
  private static let ln2High = 0x1.62e42feep-1
  private static let ln2Low = 0x1.a39ef35793c76p-33

  // π/2 in three parts, likewise.
  private static let quarterHigh = 0x1.921fb544p0
  private static let quarterMiddle = 0x1.0b4611a6p-34
  private static let quarterLow = 0x1.3198a2e037073p-69

  /// e to the power of a number that is at most 0; what would be below 10⁻³⁰⁰ is 0.
  static func decay(_ exponent: Double) -> Double {
    guard exponent > -690 else { return 0 }
    let power = Int(exponent / (ln2High + ln2Low) - 0.5)
    let rest = (exponent - Double(power) * ln2High) - Double(power) * ln2Low
    var sum = 1.0
    for degree in stride(from: 16.0, to: 0, by: -1) {
      sum = 1 + sum * rest / degree
    }
    return sum * Double(sign: .plus, exponent: power, significand: 1)
  }

  /// Exact to 1e-14 up to 2²⁰ radians; an angle of 10⁹ radians or more counts as 0.
  static func sineAndCosine(of radians: Double) -> (sine: Double, cosine: Double) {
    guard radians.magnitude < 1e9 else { return (0, 1) }
    let quarters = Int(radians / quarterHigh + (radians < 0 ? -0.5 : 0.5))
    let turned = Double(quarters)
    let rest =
      ((radians - turned * quarterHigh) - turned * quarterMiddle) - turned * quarterLow
    let square = rest * rest
    var sine = 1.0
    var cosine = 1.0
    for degree in stride(from: 20.0, to: 0, by: -2) {
      sine = 1 - sine * square / (degree * (degree + 1))
      cosine = 1 - cosine * square / (degree * (degree - 1))
    }
    sine *= rest
    switch quarters & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }
}
