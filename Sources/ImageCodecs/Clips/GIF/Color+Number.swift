import Pixels

extension Color {
  /// Red, green and blue in the 24 low bits; alpha is left out.
  @inline(__always)
  var number: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  init(number: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }
}
