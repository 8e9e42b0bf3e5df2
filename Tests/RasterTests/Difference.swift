import Foundation
import Pixels

/// How far two bitmaps of one size lie apart, in levels of premultiplied channels.
struct Difference {
  let max: Int
  let mean: Double

  /// In decibels; infinite where nothing differs.
  let peakSignalToNoise: Double

  /// The share of pixels with a channel more than one level off.
  let shareAboveOne: Double

  init(_ one: Bitmap, _ other: Bitmap) {
    var (max, sum, squares, pixelsAboveOne) = (0, 0, 0, 0)
    for (first, second) in zip(one.pixels, other.pixels) {
      let levels = zip(first.channelList, second.channelList).map { abs($0 - $1) }
      max = Swift.max(max, levels.max() ?? 0)
      sum += levels.reduce(0, +)
      squares += levels.reduce(0) { $0 + $1 * $1 }
      if levels.contains(where: { $0 > 1 }) { pixelsAboveOne += 1 }
    }
    let count = Double(one.pixels.count)
    self.max = max
    mean = Double(sum) / (4 * count)
    peakSignalToNoise = 10 * log10(65025 * 4 * count / Double(squares))
    shareAboveOne = Double(pixelsAboveOne) / count
  }
}

extension Pixel {
  /// Red, green, blue, alpha.
  var channelList: [Int] { [Int(red), Int(green), Int(blue), Int(alpha)] }
}
