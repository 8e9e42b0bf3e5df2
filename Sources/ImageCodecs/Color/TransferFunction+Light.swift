#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension TransferFunction {
  /// The light of a value from 0 to 1; 1 is the white of a page, and what is brighter is cut off.
  func light(_ value: Double) -> Double {
    switch self {
    case .curve(let gamma, let a, let b, let slope, let start):
      value >= start ? pow(max(0, a * value + b), gamma) : slope * value
    case .perceptualQuantizer: min(1, TransferFunction.quantizedLight(value))
    case .hybridLogGamma: min(1, TransferFunction.logarithmicLight(value))
    }
  }

  /// Source: SMPTE ST 2084, 5; white at 203 candelas: ITU-R BT.2408, table 1.
  private static func quantizedLight(_ value: Double) -> Double {
    let power = pow(value, 32 / 2523.0)
    let quotient = max(0, power - 0.8359375) / (18.8515625 - 18.6875 * power)
    return pow(quotient, 16384 / 2610.0) * 10000 / 203
  }

  /// Source: ITU-R BT.2100, table 5; white at 0.75: ITU-R BT.2408, table 1. The gain that depends on
  /// the display is left out.
  private static func logarithmicLight(_ value: Double) -> Double {
    func scene(_ value: Double) -> Double {
      value <= 0.5
        ? value * value / 3 : (exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12
    }
    return scene(value) / scene(0.75)
  }
}
