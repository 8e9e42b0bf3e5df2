import Geometry
import Pixels

/// A picture in its place on the canvas.
struct Tile {
  private let bitmap: Bitmap
  private let mapping: ImagePlacement.Mapping
  private let turned: TurnedTile?

  /// Prepares a tile to be looked at in a part of the canvas.
  init(_ bitmap: Bitmap, mapping: ImagePlacement.Mapping, window: PixelArea) {
    self.bitmap = bitmap
    self.mapping = mapping
    turned =
      if case .turned(let toTile) = mapping {
        TurnedTile(bitmap, toTile: toTile, window: window)
      } else {
        nil
      }
  }

  /// Whether some pixels of the canvas are pixels of the tile and all of these are opaque.
  func isOpaque(_ columns: Range<Int>, row: Int) -> Bool {
    guard let part = part(columns, row: row) else { return false }
    return bitmap.pixels[part].reduce(UInt32.max) { $0 & $1.bits } >> 24 == 255
  }

  /// Lays part of a row of the picture over a canvas.
  func lay(on canvas: inout some Canvas, _ columns: Range<Int>, row: Int) {
    if let part = part(columns, row: row) {
      canvas.lay(bitmap.pixels, part, column: columns.lowerBound, row: row)
    } else {
      let colors = columns.map { color(column: $0, row: row) }
      canvas.lay(colors, column: columns.lowerBound, row: row)
    }
  }

  /// What the picture shows in a pixel of the canvas; beyond its edges the edge goes on.
  func color(column: Int, row: Int) -> DeepPixel {
    if let turned { return turned.color(column: column, row: row) }
    switch mapping {
    case .copied(let left, let top):
      let x = max(0, min(column - left, bitmap.width - 1))
      let y = max(0, min(row - top, bitmap.height - 1))
      return DeepPixel(bitmap[x, y])
    case .sampled(let toTile), .turned(let toTile):
      return bitmap.sampled(
        at: toTile.apply(to: Point(x: Double(column) + 0.5, y: Double(row) + 0.5)))
    }
  }

  /// The tile's pixels under a part of a row, where there is one for each.
  private func part(_ columns: Range<Int>, row: Int) -> Range<Int>? {
    guard case .copied(let left, let top) = mapping, row >= top, row < top + bitmap.height,
      columns.lowerBound >= left, columns.upperBound <= left + bitmap.width
    else { return nil }
    let start = (row - top) * bitmap.width + columns.lowerBound - left
    return start..<(start + columns.count)
  }
}
