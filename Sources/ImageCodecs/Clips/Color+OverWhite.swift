package import Pixels

extension Color {
  /// What is seen of it on white paper, for formats that know no alpha.
  @inline(__always)
  package var overWhite: Color {
    if isOpaque { return self }
    let alpha = Int(alpha)
    func mix(_ channel: UInt8) -> UInt8 {
      UInt8((Int(channel) * alpha + 255 * (255 - alpha) + 127) / 255)
    }
    return Color(red: mix(red), green: mix(green), blue: mix(blue))
  }
}
