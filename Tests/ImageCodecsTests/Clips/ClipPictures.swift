import ImageCodecs
import Pixels
import TestSupport

/// Frames made on the spot.
enum ClipPictures {
  /// A square of one color that goes right and down over another, 2 pixels a frame.
  static func movingSquare(
    _ size: PixelSize, count: Int, color: Color = .black, over background: Color = .white
  ) -> [StraightBitmap] {
    (0..<count).map { number in
      var image = StraightBitmap(size: size, filledWith: background)
      for y in 0..<size.height {
        for x in 0..<size.width
        where (2 * number..<2 * number + 5).contains(min(x, y)) && abs(x - y) < 5 {
          image[x, y] = color
        }
      }
      return image
    }
  }

  /// Each pixel one of so many colors, by chance.
  static func noise(_ size: PixelSize, colorCount: Int, seed: UInt64 = 7) -> StraightBitmap {
    var generator = SeededGenerator(seed: seed)
    let colors = (0..<size.area).map { _ in
      let number = Int.random(in: 0..<colorCount, using: &generator) &* 40_503
      return Color(
        red: UInt8(truncatingIfNeeded: number), green: UInt8(truncatingIfNeeded: number >> 5),
        blue: UInt8(truncatingIfNeeded: number >> 9))
    }
    return StraightBitmap(size: size, colors: colors)
  }

  /// Slopes and noise like a photo's, of which a window moves.
  static func photos(_ size: PixelSize, count: Int) -> [StraightBitmap] {
    let still = StraightBitmap(SamplePictures.photo(width: size.width, height: size.height))
    return (0..<count).map { number in
      var image = still
      for y in 0..<size.height / 2 {
        for x in 0..<size.width / 2 { image[x + number, y + number] = still[2 * x, 2 * y] }
      }
      return image
    }
  }

  /// In decibels, over all channels but alpha.
  static func signalToNoise(_ first: [StraightBitmap], _ second: [StraightBitmap]) -> Double {
    var (sum, count) = (0, 0)
    for (one, other) in zip(first, second) {
      for (a, b) in zip(one.colors, other.colors) {
        for (from, to) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
          let difference = Int(from) - Int(to)
          sum += difference * difference
        }
      }
      count += one.colors.count * 3
    }
    return sum == 0 ? .infinity : decibels(65_025 * Double(count) / Double(sum))
  }
}
