/// Rounding without a call and without a check, for the passes over a million items.
///
/// A number to which 1.5 · 2⁵² is added has no bits left for a fraction: the addition rounds it,
/// ties to the even neighbour, and its low bits are then those of the whole number. The standard
/// conversions test for numbers out of range first, and `rounded()` is a call on older processors.
/// All of these are good for numbers between −2⁵¹ and 2⁵¹; beyond, they are wrong but do not trap.
///
/// Source: Warren, "Hacker's Delight", 2nd edition 2012, §17-2.
enum WholeNumber {
  private static let shift = 0x1.8p52

  @inline(__always)
  static func nearest(_ number: Double) -> Double {
    (number + shift) - shift
  }

  @inline(__always)
  static func nearestInteger(_ number: Double) -> Int64 {
    Int64(bitPattern: (number + shift).bitPattern &- shift.bitPattern)
  }

  @inline(__always)
  static func double(_ integer: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: integer) &+ shift.bitPattern) - shift
  }
}
