import Pixels

/// Draws a color that a palette lacks as a pattern of two that it has.
///
/// The pattern is tied to the canvas, not to what is drawn, so areas that stand still stay still.
/// Colors of the palette, and those that have it on one side only, are drawn plain.
///
/// Source: Bayer, "An Optimum Method for Two-Level Rendition of Continuous-Tone Pictures", IEEE
/// International Conference on Communications, 1973.
struct PaletteDither {
  /// Index of the other color, then how many of 64 pixels have it; by ``Color/number``.
  private var known = Array(repeating: PaletteDither.unknown, count: 1 << 24)

  private static let unknown = UInt16.max

  /// By the three low bits of row, then column; each of 0 to 63 once.
  private static let thresholds: [UInt16] = (0..<64).map { cell in
    let (y, x) = (cell >> 3, cell & 7)
    var threshold = 0
    for bit in 0..<3 {
      threshold |= (((x ^ y) >> bit & 1) << 1 | (y >> bit & 1)) << (2 * (2 - bit))
    }
    return UInt16(threshold)
  }

  /// The index of each pixel.
  mutating func indices(of image: StraightBitmap, _ palette: inout GIFPalette) -> [UInt8] {
    var indices = Array(repeating: palette.clear, count: image.colors.count)
    let thresholds = Self.thresholds
    let pixels = image.colors.span
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = y * image.width + x
        guard GIFPalette.isSeen(pixels[pixel]) else { continue }
        let mixture = mixture(for: pixels[pixel], &palette)
        indices[pixel] =
          mixture & 255 > thresholds[(y & 7) << 3 | x & 7]
          ? UInt8(mixture >> 8) : palette.nearest(to: pixels[pixel])
      }
    }
    return indices
  }

  @inline(__always)
  private mutating func mixture(for color: Color, _ palette: inout GIFPalette) -> UInt16 {
    let number = Int(color.number)
    if known[number] != Self.unknown { return known[number] }
    let mixture = search(color, &palette)
    known[number] = mixture
    return mixture
  }

  /// The color nearest to what lies as far on the other side, in the share that brings the mean
  /// nearest to the color.
  private func search(_ color: Color, _ palette: inout GIFPalette) -> UInt16 {
    let wanted = SIMD4(color)
    let near = SIMD4(palette.colors[Int(palette.nearest(to: color))])
    let opposite = (2 &* wanted &- near).clamped(
      lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255))
    let index = palette.nearest(
      to: Color(
        red: UInt8(opposite.x), green: UInt8(opposite.y), blue: UInt8(opposite.z)))
    let way = SIMD4(palette.colors[Int(index)]) &- near
    let length = (way &* way).wrappedSum()
    let share = (way &* (wanted &- near)).wrappedSum()
    guard length > 0, share > 0 else { return 0 }
    return UInt16(index) << 8 | UInt16(min((64 * share + length / 2) / length, 63))
  }
}

extension SIMD4<Int32> {
  fileprivate init(_ color: Color) {
    self.init(Int32(color.red), Int32(color.green), Int32(color.blue), 0)
  }
}
