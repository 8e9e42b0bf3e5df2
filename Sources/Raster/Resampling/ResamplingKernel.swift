/// How much a source pixel counts by its distance from the place looked at.
struct ResamplingKernel {
  /// From this distance on a pixel does not count.
  let support: Double

  /// For distances from 0 to ``support``; not normalized.
  let weight: @Sendable (Double) -> Double

  /// For shrinking; distances are in target pixels.
  ///
  /// Source: Duchon, "Lanczos Filtering in One and Two Dimensions", J. Appl. Meteorology 1979.
  static let lanczos3 = ResamplingKernel(support: 3) { x in
    guard x > 1e-9 else { return 1 }
    let scaled = Double.pi * x
    return 3 * sineOfPi(times: x) * sineOfPi(times: x / 3) / (scaled * scaled)
  }

  /// For magnifying; distances are in source pixels.
  ///
  /// Source: Keys, "Cubic Convolution Interpolation for Digital Image Processing", IEEE Trans. ASSP
  /// 1981, with a = -1/2.
  static let catmullRom = ResamplingKernel(support: 2) { x in
    x < 1 ? (1.5 * x - 2.5) * x * x + 1 : ((-0.5 * x + 2.5) * x - 4) * x + 2
  }

  /// sin(πx) for x from 0 to 3, within 1e-12.
  ///
  /// The library's sine may differ from machine to machine in its last bit, and so then could a
  /// pixel. This is the Taylor series on at most a quarter turn.
  private static func sineOfPi(times x: Double) -> Double {
    let halfTurns = x.rounded()
    let angle = (x - halfTurns) * Double.pi
    let square = angle * angle
    var sum = 0.0
    for k in stride(from: 19.0, through: 3.0, by: -2.0) {
      sum = (1 + sum) * -square / (k * (k - 1))
    }
    let sine = angle * (1 + sum)
    return halfTurns.truncatingRemainder(dividingBy: 2) == 0 ? sine : -sine
  }
}
