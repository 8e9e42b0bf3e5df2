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
    let sine = sineOfThirds(x)
    let scaled = Double.pi * x
    // sin 3t = sin t · (3 - 4 sin² t)
    return 3 * sine * sine * (3 - 4 * sine * sine) / (scaled * scaled)
  }

  /// For magnifying; distances are in source pixels.
  ///
  /// Source: Keys, "Cubic Convolution Interpolation for Digital Image Processing", IEEE Trans. ASSP
  /// 1981, with a = -1/2.
  static let catmullRom = ResamplingKernel(support: 2) { x in
    x < 1 ? (1.5 * x - 2.5) * x * x + 1 : ((-0.5 * x + 2.5) * x - 4) * x + 2
  }

  /// sin(πx/3) for x from 0 to 3.
  ///
  /// The library's sine may differ from machine to machine in its last bit, and so then could a
  /// pixel. This is the Taylor series, on at most a quarter turn; its error is below 1e-15.
  private static func sineOfThirds(_ x: Double) -> Double {
    let angle = min(x, 3 - x) * (Double.pi / 3)
    let square = angle * angle
    var sum = 1 - square / (20 * 21)
    for inverse in inverseProducts { sum = 1 - square * inverse * sum }
    return angle * sum
  }

  /// 1/(18·19), 1/(16·17), ... 1/(2·3).
  private static let inverseProducts = stride(from: 18.0, through: 2, by: -2).map {
    1 / ($0 * ($0 + 1))
  }
}
