import CRasterKernels
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
    let (columns, rows) = (window.columns.count, window.rows.count)
    var pixels = [DeepPixel](repeating: .clear, count: columns * rows)
    var scratch = [Float](repeating: 0, count: raster_turn_scratch_count(columns))
    if !tile.pixels.isEmpty, !window.isEmpty {
      unsafe pixels.withUnsafeMutableBytes { target in
        unsafe tile.pixels.withUnsafeBytes { source in
          guard let target = target.baseAddress, let source = source.baseAddress else { return }
          var turn = unsafe RasterTurn(
            tile: source, width: tile.width, height: tile.height, a: toTile.a, b: toTile.b,
            c: toTile.c, d: toTile.d, tx: toTile.tx, ty: toTile.ty,
            left: window.columns.lowerBound, top: window.rows.lowerBound, columns: columns,
            rows: rows)
          unsafe raster_turn(
            target.assumingMemoryBound(to: UInt16.self), &scratch, &turn, Self.weights)
        }
      }
    }
    self.pixels = pixels
  }

  func color(column: Int, row: Int) -> DeepPixel {
    let index =
      (row - window.rows.lowerBound) * window.columns.count + column - window.columns.lowerBound
    return pixels[index]
  }

  /// How many half pixels on each side of a pixel's center count.
  private static let reach = Int(RASTER_TURN_TAPS) / 2

  /// Of the half pixels around a center, together one.
  private static let weights: [Float] = {
    let shares = (0..<(2 * reach)).map { index in
      ResamplingKernel.lanczos3.weight(abs(Double(index - reach) + 0.5) / 2)
    }
    let total = shares.reduce(0, +)
    return shares.map { Float($0 / total) }
  }()
}
