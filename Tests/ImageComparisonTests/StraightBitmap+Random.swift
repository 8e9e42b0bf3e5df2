import Pixels
import TestSupport

extension StraightBitmap {
  /// Random colors, opaque ones only or not.
  static func random(
    _ width: Int, _ height: Int, seed: UInt64, isOpaque: Bool = true
  ) -> StraightBitmap {
    var generator = SeededGenerator(seed: seed)
    let colors = (0..<(width * height)).map { _ in
      Color(bits: UInt32.random(in: 0...UInt32.max, using: &generator), isOpaque: isOpaque)
    }
    return StraightBitmap(size: PixelSize(width: width, height: height), colors: colors)
  }

  /// The same picture with some of its colors a few levels off, and others wholly different.
  func disturbed(seed: UInt64) -> StraightBitmap {
    var generator = SeededGenerator(seed: seed)
    var picture = self
    for index in picture.colors.indices {
      let bits = UInt32.random(in: 0...UInt32.max, using: &generator)
      switch bits % 8 {
      case 0: picture.colors[index].red &+= UInt8(bits >> 8 & 15)
      case 1: picture.colors[index].blue &-= UInt8(bits >> 8 & 63)
      case 2: picture.colors[index] = Color(bits: bits, isOpaque: colors[index].isOpaque)
      default: break
      }
    }
    return picture
  }

  /// One color everywhere.
  init(_ width: Int, _ height: Int, _ color: Color) {
    self.init(size: PixelSize(width: width, height: height), filledWith: color)
  }
}

extension Color {
  init(bits: UInt32, isOpaque: Bool) {
    self.init(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16),
      alpha: isOpaque ? 255 : UInt8(truncatingIfNeeded: bits >> 24))
  }
}
