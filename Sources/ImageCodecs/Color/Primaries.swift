/// The white and the three lights of a color space. The rows of numbers are x and y of each.
struct Primaries: Hashable, Sendable {
  var white: Chromaticity
  var red: Chromaticity
  var green: Chromaticity
  var blue: Chromaticity

  init(white: Chromaticity, red: Chromaticity, green: Chromaticity, blue: Chromaticity) {
    self.white = white
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Of sRGB and BT.709. Source: IEC 61966-2-1, table 1.
  static let sRGB = Primaries(daylight, 0.640, 0.330, 0.300, 0.600, 0.150, 0.060)

  /// The primaries of a code point, or nil for those that are reserved or unspecified.
  ///
  /// Source: ITU-T H.273, table 2.
  init?(code: UInt8) {
    switch code {
    case 1: self = .sRGB
    case 4:
      self.init(Chromaticity(x: 0.310, y: 0.316), 0.670, 0.330, 0.210, 0.710, 0.140, 0.080)
    case 5: self.init(Primaries.daylight, 0.640, 0.330, 0.290, 0.600, 0.150, 0.060)
    case 6, 7: self.init(Primaries.daylight, 0.630, 0.340, 0.310, 0.595, 0.155, 0.070)
    case 8:
      self.init(Chromaticity(x: 0.310, y: 0.316), 0.681, 0.319, 0.243, 0.692, 0.145, 0.049)
    case 9: self.init(Primaries.daylight, 0.708, 0.292, 0.170, 0.797, 0.131, 0.046)
    case 11:
      self.init(Chromaticity(x: 0.314, y: 0.351), 0.680, 0.320, 0.265, 0.690, 0.150, 0.060)
    case 12: self.init(Primaries.daylight, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060)
    case 22: self.init(Primaries.daylight, 0.630, 0.340, 0.295, 0.605, 0.155, 0.077)
    default: return nil
    }
  }

  /// Illuminant D65.
  private static let daylight = Chromaticity(x: 0.3127, y: 0.3290)

  private init(
    _ white: Chromaticity, _ redX: Double, _ redY: Double, _ greenX: Double, _ greenY: Double,
    _ blueX: Double, _ blueY: Double
  ) {
    self.init(
      white: white, red: Chromaticity(x: redX, y: redY), green: Chromaticity(x: greenX, y: greenY),
      blue: Chromaticity(x: blueX, y: blueY))
  }

  /// Whether the lights span a triangle and white has a brightness.
  var arePossible: Bool {
    let doubledArea =
      (green.x - red.x) * (blue.y - red.y) - (blue.x - red.x) * (green.y - red.y)
    return white.y > 0.01 && abs(doubledArea) > 0.001
      && [white, red, green, blue].allSatisfy { abs($0.x) <= 2 && abs($0.y) <= 2 }
  }
}
