import Geometry
import Pixels

/// A picture that is turned or slanted on the canvas, drawn for a window.
///
/// A tile of twice the size is looked at in four places a pixel, between its pixels by Catmull-Rom,
/// and these are brought to one by Lanczos-3. A pixel depends on nothing but its place.
struct TurnedTile {
  private let window: PixelArea
  private let pixels: [DeepPixel]

  /// - Parameter toTile: From places on the canvas to places on the tile.
  init(_ tile: Bitmap, toTile: Transform, window: PixelArea) {
    self.window = window
    var pixels: [DeepPixel] = []
    pixels.reserveCapacity(window.columns.count * window.rows.count)
    // Two for each row that is made, and those around it that count.
    var rows: [[SIMD4<Float>]] = []
    for row in window.rows {
      if rows.count == Self.weights.count { rows.removeFirst(2) }
      while rows.count < Self.weights.count {
        let line = 2 * row + rows.count + 1 - Self.reach
        rows.append(Self.line(line, of: tile, toTile, window.columns))
      }
      for column in window.columns.indices {
        let index = column - window.columns.lowerBound
        var sum = SIMD4<Float>.zero
        for (weight, row) in zip(Self.weights, rows) { sum += row[index] * weight }
        pixels.append(DeepPixel(levels: sum))
      }
    }
    self.pixels = pixels
  }

  func color(column: Int, row: Int) -> DeepPixel {
    let index =
      (row - window.rows.lowerBound) * window.columns.count + column - window.columns.lowerBound
    return pixels[index]
  }

  /// Colors along a level line in the middle of a half row, one for each column.
  private static func line(
    _ line: Int, of tile: Bitmap, _ toTile: Transform, _ columns: Range<Int>
  ) -> [SIMD4<Float>] {
    let y = (Double(line) + 0.5) / 2
    let first = 2 * columns.lowerBound + 1 - reach
    let samples = (0..<(2 * columns.count + weights.count - 2)).map { index in
      let x = (Double(first + index) + 0.5) / 2
      return tile.levels(at: toTile.apply(to: Point(x: x, y: y)))
    }
    return (0..<columns.count).map { column in
      var sum = SIMD4<Float>.zero
      for (index, weight) in weights.enumerated() { sum += samples[2 * column + index] * weight }
      return sum
    }
  }

  /// How many half pixels on each side of a pixel's center count.
  private static let reach = 6

  /// Of the half pixels around a center, together one.
  private static let weights: [Float] = {
    let shares = (0..<(2 * reach)).map { index in
      ResamplingKernel.lanczos3.weight(abs(Double(index - reach) + 0.5) / 2)
    }
    let total = shares.reduce(0, +)
    return shares.map { Float($0 / total) }
  }()
}
