extension Oscillation {
  /// The shaking of tiles in edit mode: a turn of ±1/(6π) radians, 0.1 s each way, for ever.
  ///
  /// - Parameter phase: of its cycle, 0..<1; 0 lets all tiles shake together.
  public static func jiggle(phase: Double = 0) -> Oscillation {
    let amplitude = 1 / (6 * Double.pi)
    var jiggle = Oscillation(from: -amplitude, to: amplitude, duration: 0.1)
    jiggle.timeOffset = phase * 2 * jiggle.duration
    return jiggle
  }

  /// A phase, 0..<1, that the id alone decides, so that tiles do not shake together.
  ///
  /// Source: Fowler, Noll, Vo, "FNV-1a hash", 64 bits; the upper bits are mixed best.
  public static func phase(ofID id: String) -> Double {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in id.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return Double(hash >> 32) / 4_294_967_296
  }
}
