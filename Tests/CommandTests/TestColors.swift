import Pixels
import TestSupport

extension Color {
  static let red = Color(red: 255, green: 0, blue: 0)
  static let green = Color(red: 0, green: 255, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 255)
  static let magenta = Color(red: 255, green: 0, blue: 255)
}

extension Bitmap {
  /// A picture that compresses badly, so that a part of its file is a part of its rows.
  static func noise(width: Int, height: Int) -> Bitmap {
    var generator = SeededGenerator(seed: 7)
    let pixels = (0..<(width * height)).map { _ in
      Pixel(bits: UInt32.random(in: 0...UInt32.max, using: &generator) | 0xFF00_0000)
    }
    return Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
  }
}

extension Pixel {
  /// Whether each channel is within 40 levels of another pixel's.
  func isNear(_ other: Color) -> Bool {
    let other = Pixel(other)
    return [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .allSatisfy { abs(Int($0) - Int($1)) <= 40 }
  }
}
