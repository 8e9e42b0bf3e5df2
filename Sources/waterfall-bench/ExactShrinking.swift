import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An opaque picture shrunk by Lanczos-3 in double precision, each level left as it comes out between
/// 0 and 255.
///
/// Source: Duchon, "Lanczos Filtering in One and Two Dimensions", J. Applied Meteorology 18 (1979); the
/// window grows with the factor, and what reaches over an edge is left out, as Pillow does it.
struct ExactShrinking {
  private let width: Int
  private var levels: [Double]

  init(_ picture: Bitmap, to size: PixelSize) {
    width = size.width
    let columns = Self.taps(from: picture.width, to: size.width)
    let rows = Self.taps(from: picture.height, to: size.height)
    // Shrunk across first, so that little stands in memory.
    var narrow = [Double](repeating: 0, count: picture.height * size.width * 3)
    for y in 0..<picture.height {
      for (x, taps) in columns.enumerated() {
        var sums = SIMD3<Double>.zero
        for (offset, weight) in taps.weights.enumerated() {
          let pixel = picture[taps.start + offset, y]
          sums += SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)) * weight
        }
        for channel in 0..<3 { narrow[(y * size.width + x) * 3 + channel] = sums[channel] }
      }
    }
    levels = [Double](repeating: 0, count: size.area * 3)
    let stride = size.width * 3
    for (y, taps) in rows.enumerated() {
      for (offset, weight) in taps.weights.enumerated() {
        let source = (taps.start + offset) * stride
        for index in 0..<stride { levels[y * stride + index] += narrow[source + index] * weight }
      }
    }
  }

  func level(_ x: Int, _ y: Int, _ channel: Int) -> Double {
    max(0, min(levels[(y * width + x) * 3 + channel], 255))
  }

  private static func taps(from source: Int, to target: Int) -> [(start: Int, weights: [Double])] {
    let scale = Double(source) / Double(target)
    let reach = 3 * max(1, scale)
    return (0..<target).map { index in
      let center = (Double(index) + 0.5) * scale
      let start = max(0, Int((center - reach).rounded(.up)))
      let end = min(source, Int((center + reach).rounded(.down)) + 1)
      let weights = (start..<end).map { lanczos((Double($0) + 0.5 - center) / max(1, scale)) }
      let sum = weights.reduce(0, +)
      return (start, weights.map { $0 / sum })
    }
  }

  private static func lanczos(_ x: Double) -> Double {
    guard abs(x) < 3 else { return 0 }
    guard x != 0 else { return 1 }
    return 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x)
  }
}

/// The ratio of the greatest signal to noise.
enum Decibels {
  static func ofPeak255(meanSquare: Double) -> Double {
    10 * log10(255 * 255 / max(meanSquare, 1e-12))
  }
}
