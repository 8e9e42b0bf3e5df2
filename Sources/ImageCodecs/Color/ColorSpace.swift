/// What the numbers of a picture's colors mean.
enum ColorSpace: Hashable, Sendable {
  case sRGB
  case profile(ColorProfile)
  case colorimetry(Colorimetry)
}
