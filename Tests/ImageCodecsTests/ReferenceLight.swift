import Foundation

/// The number from 0 to 255 that sRGB has for light from 0 to 1. Source: IEC 61966-2-1, 5.2.
func encodedSRGB(_ light: Double) -> Int {
  let value = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
  return Int((min(1, max(0, value)) * 255).rounded())
}
