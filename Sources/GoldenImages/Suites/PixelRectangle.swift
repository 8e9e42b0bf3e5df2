import Geometry
import Pixels

extension Rect {
  /// The pixels of a picture that the rectangle covers, at least partly.
  func pixelsTouched(
    scale: Double, in size: PixelSize
  ) -> (columns: Range<Int>, rows: Range<Int>) {
    pixels(scale, size, from: .down, to: .up)
  }

  /// The pixels of a picture that the rectangle covers at least half.
  func pixelsCovered(
    scale: Double, in size: PixelSize
  ) -> (columns: Range<Int>, rows: Range<Int>) {
    pixels(scale, size, from: .toNearestOrAwayFromZero, to: .toNearestOrAwayFromZero)
  }

  private func pixels(
    _ scale: Double, _ size: PixelSize, from first: FloatingPointRoundingRule,
    to last: FloatingPointRoundingRule
  ) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ start: Double, _ length: Double, _ limit: Int) -> Range<Int> {
      let low = min(max(0, (start * scale).rounded(first)), Double(limit))
      let high = min(max(low, ((start + length) * scale).rounded(last)), Double(limit))
      return low.isNaN || high.isNaN ? 0..<0 : Int(low)..<Int(high)
    }
    return (range(x, width, size.width), range(y, height, size.height))
  }
}

extension StraightBitmap {
  /// Takes over some pixels of a picture of the same size.
  mutating func copy(_ part: (columns: Range<Int>, rows: Range<Int>), from other: StraightBitmap) {
    for y in part.rows {
      let run = (y * width + part.columns.lowerBound)..<(y * width + part.columns.upperBound)
      colors.replaceSubrange(run, with: other.colors[run])
    }
  }
}
