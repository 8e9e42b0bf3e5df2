import Pixels

extension Bitmap {
  /// Noise, premultiplied.
  static func random(
    _ size: PixelSize, isOpaque: Bool, _ random: inout some RandomNumberGenerator
  ) -> Bitmap {
    Bitmap(
      size: size,
      pixels: (0..<size.area).map { _ in
        let bits = UInt32.random(in: 0...UInt32.max, using: &random)
        let pixel = Pixel(bits: isOpaque ? bits | 0xFF00_0000 : bits)
        let color = Color(
          red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
        return Pixel(color)
      })
  }
}
