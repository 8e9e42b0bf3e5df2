/// A color in the making: sRGB channels and alpha from 0 to 1, beyond which they are cut.
struct Tint {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(gray: Double) {
    self.init(gray, gray, gray)
  }

  /// A blend: this tint at 0, the other at 1.
  func mixed(with other: Tint, _ amount: Double) -> Tint {
    let t = min(max(amount, 0), 1)
    return Tint(
      red + (other.red - red) * t, green + (other.green - green) * t,
      blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
  }

  func lit(_ factor: Double) -> Tint {
    Tint(red * factor, green * factor, blue * factor, alpha: alpha)
  }

  func adding(_ light: Tint, _ amount: Double) -> Tint {
    Tint(
      red + light.red * amount, green + light.green * amount, blue + light.blue * amount,
      alpha: alpha)
  }
}

/// 0 below the first edge, 1 above the second, smooth between.
func step(_ low: Double, _ high: Double, _ value: Double) -> Double {
  let t = min(max((value - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}
