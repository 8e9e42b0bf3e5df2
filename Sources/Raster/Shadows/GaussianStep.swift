/// A step from 0 to 1 as a Gaussian blur leaves it.
struct GaussianStep {
  /// From this distance on, in cells, there is nothing of the blur: four standard deviations.
  let reach: Int

  /// For each half cell from `-reach` to `reach`.
  private let shares: [Double]

  /// - Parameter deviation: The standard deviation, in cells; 0 for a sharp step.
  init(deviation: Double) {
    reach = Int((4 * deviation).rounded(.up))
    let end = 2 * reach
    shares = (-end...end).map { halves in
      let share = Self.share(upTo: Double(abs(halves)) / 2, deviation)
      return halves < 0 ? 1 - share : share
    }
  }

  /// The share that a distance after the step, in half cells, has of it.
  func share(halves: Int) -> Double {
    if halves >= 2 * reach { return reach == 0 && halves == 0 ? 0.5 : 1 }
    if halves <= -2 * reach { return 0 }
    return shares[halves + 2 * reach]
  }

  /// The integral of the bell, by a series that needs nothing but basic operations: the library's
  /// functions may differ from machine to machine in their last bit.
  ///
  /// Source: Marsaglia, "Evaluating the Normal Distribution", J. Statistical Software 2004.
  private static func share(upTo distance: Double, _ deviation: Double) -> Double {
    guard deviation > 0 else { return distance > 0 ? 1 : 0.5 }
    let x = min(distance / deviation, 6)
    var (term, sum) = (x, x)
    var divisor = 3.0
    while term > sum * 1e-17 {
      term *= x * x / divisor
      sum += term
      divisor += 2
    }
    return 0.5 + sum * exponential(x * x / 2) * 0.3989422804014327
  }

  /// e⁻ˣ for x from 0 to 18: a 256th of x in the Taylor series, squared eight times.
  private static func exponential(_ x: Double) -> Double {
    let part = -x / 256
    var sum = 1.0
    for divisor in stride(from: 10.0, through: 1, by: -1) { sum = 1 + part / divisor * sum }
    for _ in 0..<8 { sum *= sum }
    return sum
  }
}
