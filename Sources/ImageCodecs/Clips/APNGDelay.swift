/// How long a frame is seen: seconds as a fraction, in fields of sixteen bits.
///
/// Source: PNG Specification (Third Edition), 11.3.6.2.
struct APNGDelay: Hashable {
  var numerator: UInt16
  var denominator: UInt16

  init(numerator: UInt16, denominator: UInt16) {
    self.numerator = numerator
    self.denominator = denominator
  }

  private static let most = Int(UInt16.max)

  /// The delays that add up to a number of frames at so many frames a second, exactly.
  ///
  /// One is enough where its fraction fits; else whole seconds come first and what is left last.
  static func delays(of ticks: Int, at rate: FrameRate) -> [APNGDelay] {
    let (product, overflows) = ticks.multipliedReportingOverflow(by: rate.seconds)
    let total = overflows ? Int.max : product
    if let delay = APNGDelay(total, over: rate.frames) { return [delay] }
    let whole = total / rate.frames
    var delays = Array(repeating: APNGDelay(numerator: .max, denominator: 1), count: whole / most)
    for (part, denominator) in [(whole % most, 1), (total % rate.frames, rate.frames)] {
      if part > 0, let delay = APNGDelay(part, over: denominator) { delays.append(delay) }
    }
    return delays
  }

  /// Nil where the fraction in lowest terms does not fit.
  private init?(_ numerator: Int, over denominator: Int) {
    var (divisor, rest) = (numerator, denominator)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    guard let numerator = UInt16(exactly: numerator / divisor),
      let denominator = UInt16(exactly: denominator / divisor)
    else { return nil }
    self.init(numerator: numerator, denominator: denominator)
  }
}
