/// Numbers that look random and are the same for the same state on every machine.
///
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
struct SplitMix {
  var state: UInt64

  /// A number from 0 to below a bound.
  ///
  /// The high half of the product with the bound; its bias is below 2⁻⁴⁰ for any list in memory.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Int(truncatingIfNeeded: z.multipliedFullWidth(by: UInt64(bound)).high)
  }
}
