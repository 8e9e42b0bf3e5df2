import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Resampling in double precision with the library's sine, without fixed point or streaming.
struct ExactResampling {
  private let source: Bitmap
  private let extent: (width: Double, height: Double)

  init(_ source: Bitmap, extent: (width: Double, height: Double)) {
    self.source = source
    self.extent = extent
  }

  func resampled(to target: PixelSize) -> Bitmap {
    let columns = Self.weights(extent.width, source.width, target.width)
    let rows = Self.weights(extent.height, source.height, target.height)
    let pixels = rows.flatMap { row in columns.map { column in pixel(column, row) } }
    return Bitmap(size: target, pixels: pixels)
  }

  private func pixel(_ columns: [(Int, Double)], _ rows: [(Int, Double)]) -> Pixel {
    var sum = SIMD4<Double>(repeating: 0)
    for (y, rowWeight) in rows {
      for (x, columnWeight) in columns {
        let pixel = source[x, y]
        let channels = SIMD4(
          Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha))
        sum += channels * (rowWeight * columnWeight)
      }
    }
    func channel(_ value: Double) -> UInt8 { UInt8(max(0, min(255, value.rounded()))) }
    let alpha = channel(sum.w)
    return Pixel(
      red: min(channel(sum.x), alpha), green: min(channel(sum.y), alpha),
      blue: min(channel(sum.z), alpha), alpha: alpha)
  }

  private static func weights(_ extent: Double, _ count: Int, _ target: Int) -> [[(Int, Double)]] {
    let scale = extent / Double(target)
    return (0..<target).map { index in
      let center = (Double(index) + 0.5) * scale
      let shares = (0..<count).map { source in
        (source, kernel(Double(source) + 0.5 - center, scale))
      }
      let total = shares.reduce(0) { $0 + $1.1 }
      return shares.filter { $0.1 != 0 }.map { ($0.0, $0.1 / total) }
    }
  }

  private static func kernel(_ distance: Double, _ scale: Double) -> Double {
    if scale >= 1 {
      let x = abs(distance / scale)
      return x >= 3 ? 0 : sinc(x) * sinc(x / 3)
    }
    let x = abs(distance)
    if x < 1 { return 1.5 * x * x * x - 2.5 * x * x + 1 }
    return x < 2 ? -0.5 * x * x * x + 2.5 * x * x - 4 * x + 2 : 0
  }

  private static func sinc(_ x: Double) -> Double {
    x == 0 ? 1 : sin(Double.pi * x) / (Double.pi * x)
  }
}
