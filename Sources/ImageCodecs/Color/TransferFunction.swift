/// How the light of a pixel follows from its number; both from 0 to 1.
enum TransferFunction: Hashable, Sendable {
  /// Light is (a v + b)^gamma from v = start on, and slope v below.
  case curve(gamma: Double, a: Double, b: Double, slope: Double, start: Double)
  /// SMPTE ST 2084, for displays of up to 10,000 candelas.
  case perceptualQuantizer
  /// ARIB STD-B67.
  case hybridLogGamma

  static func gamma(_ exponent: Double) -> TransferFunction {
    .curve(gamma: exponent, a: 1, b: 0, slope: 0, start: 0)
  }

  /// Source: IEC 61966-2-1, 5.2.
  static let sRGB = TransferFunction.curve(
    gamma: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, slope: 1 / 12.92, start: 0.04045)

  /// The function of a code point, or nil for those that are reserved, unspecified or of film.
  ///
  /// Source: ITU-T H.273, table 3.
  init?(code: UInt8) {
    switch code {
    case 1, 6, 14, 15:
      self = .curve(gamma: 1 / 0.45, a: 1 / 1.099, b: 0.099 / 1.099, slope: 1 / 4.5, start: 0.081)
    case 4: self = .gamma(2.2)
    case 5: self = .gamma(2.8)
    case 7:
      self = .curve(
        gamma: 1 / 0.45, a: 1 / 1.1115, b: 0.1115 / 1.1115, slope: 0.25, start: 0.0912)
    case 8: self = .gamma(1)
    case 13: self = .sRGB
    case 16: self = .perceptualQuantizer
    case 17: self = .gamma(2.6)
    case 18: self = .hybridLogGamma
    default: return nil
    }
  }

  /// Whether it is made for screens far brighter than those that sRGB is for.
  var isHighDynamicRange: Bool { self == .perceptualQuantizer || self == .hybridLogGamma }
}
