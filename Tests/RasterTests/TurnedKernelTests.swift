import CRasterKernels
import Pixels
import TestSupport
import Testing

/// Turning a tile in C gives, bit for bit, what arithmetic gives that is written for the reader.
struct TurnedKernelTests {
  private let tile: Bitmap
  private let weights: [Float]

  init() {
    var random = SeededGenerator(seed: 11)
    tile = .random(PixelSize(width: 37, height: 29), isOpaque: false, &random)
    weights = (0..<Int(RASTER_TURN_TAPS)).map { _ in Float.random(in: -0.2...0.4, using: &random) }
  }

  @Test(
    arguments: [
      // Turned a little within the tile, turned far, slanted, seen from far outside, and no map at all.
      [1.9, 0.3, -0.3, 1.9, 6, 2], [-0.4, 2.1, -1.7, -0.6, 30, 9], [0.7, 0.1, 0.9, 0.2, -3, 4],
      [50, 7, -7, 50, -900, 1e6], [1e300, 1e300, 1e300, -1e300, -.infinity, 0],
    ] as [[Double]])
  func everyChannelEqualsPlainArithmetic(numbers: [Double]) {
    for (left, columns) in [(-4, 3), (-4, 70), (5, 1)] {
      let rows = 6
      let top = -2

      let actual = turned(numbers, left: left, top: top, columns: columns, rows: rows)

      let expected = (top..<(top + rows)).flatMap { row in
        (left..<(left + columns)).flatMap { pixel(column: $0, row: row, numbers) }
      }
      #expect(actual == expected, "\(columns) columns from \(left)")
    }
  }

  private func turned(
    _ numbers: [Double], left: Int, top: Int, columns: Int, rows: Int
  ) -> [UInt16] {
    var pixels = [UInt16](repeating: 0, count: columns * rows * 4)
    var scratch = [Float](repeating: 0, count: raster_turn_scratch_count(columns))
    unsafe tile.pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var turn = unsafe RasterTurn(
        tile: start, width: tile.width, height: tile.height, a: numbers[0], b: numbers[1],
        c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5], left: left, top: top,
        columns: columns, rows: rows)
      unsafe raster_turn(&pixels, &scratch, &turn, weights)
    }
    return pixels
  }

  // MARK: The same, as it is described

  private func pixel(column: Int, row: Int, _ numbers: [Double]) -> [UInt16] {
    let half = weights.count / 2
    var sums: SIMD4<Float> = .zero
    for (line, weight) in weights.enumerated() {
      var sum: SIMD4<Float> = .zero
      for (index, weight) in weights.enumerated() {
        let x = (Double(2 * column + 1 - half + index) + 0.5) / 2
        let y = (Double(2 * row + 1 - half + line) + 0.5) / 2
        sum += levels(x, y, numbers) * weight
      }
      sums += sum * weight
    }
    let alpha = max(0, min(sums.w, 255))
    return (0..<4).map { UInt16(max(0, min(sums[$0], alpha)) * 256 + 0.5) }
  }

  private func levels(_ x: Double, _ y: Double, _ numbers: [Double]) -> SIMD4<Float> {
    let across = numbers[0] * x + numbers[2] * y + numbers[4]
    let along = numbers[1] * x + numbers[3] * y + numbers[5]
    guard !across.isNaN, !along.isNaN else { return .zero }
    let column = max(-2, min(across - 0.5, Double(tile.width) + 2))
    let row = max(-2, min(along - 0.5, Double(tile.height) + 2))
    let (left, top) = (column.rounded(.down), row.rounded(.down))
    let (shares, rowShares) = (catmullRom(Float(column - left)), catmullRom(Float(row - top)))
    return (0..<4).reduce(SIMD4<Float>.zero) { sum, offset in
      let y = max(0, min(Int(top) + offset - 1, tile.height - 1))
      let mixed = (0..<4).reduce(SIMD4<Float>.zero) { sum, offset in
        let x = max(0, min(Int(left) + offset - 1, tile.width - 1))
        let pixel = tile[x, y]
        let channels = SIMD4(
          Float(pixel.red), Float(pixel.green), Float(pixel.blue), Float(pixel.alpha))
        return sum + channels * shares[offset]
      }
      return sum + mixed * rowShares[offset]
    }
  }

  /// Source: Keys, "Cubic Convolution Interpolation for Digital Image Processing", IEEE Trans. ASSP
  /// 1981, with a = -1/2.
  private func catmullRom(_ t: Float) -> [Float] {
    [
      ((2 - t) * t - 1) * t / 2, ((3 * t - 5) * t * t + 2) / 2, ((4 - 3 * t) * t + 1) * t / 2,
      (t - 1) * t * t / 2,
    ]
  }
}
