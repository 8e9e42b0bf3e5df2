import ImageCodecs
import Pixels
import Raster

/// A frame that is to be drawn.
struct FrameWork: Sendable {
  /// Of the frames that are written, from 0.
  let number: Int

  let rasterizer: Rasterizer
  let bands: [FrameBand]

  /// The indices of those bands that are not those of the frame before.
  let changed: [Int]

  /// - Parameter previous: The frame before, whose bands are taken over where they are the same.
  init(number: Int, _ rasterizer: Rasterizer, bandHeight: Int, after previous: FrameWork?) {
    self.number = number
    self.rasterizer = rasterizer
    let height = rasterizer.size.height
    var bands: [FrameBand] = []
    var changed: [Int] = []
    for start in stride(from: 0, to: height, by: bandHeight) {
      let rows = start..<min(start + bandHeight, height)
      if let previous, rasterizer.draws(rows, as: previous.rasterizer) {
        bands.append(previous.bands[bands.count])
      } else {
        changed.append(bands.count)
        bands.append(FrameBand(rows: rows))
      }
    }
    self.bands = bands
    self.changed = changed
  }

  /// Draws one band, and compresses it where there is an encoder.
  func draw(
    _ index: Int, tiles: some TileSource, encoder: PNGBandEncoder?
  ) throws {
    let band = try rasterizer.render(rows: bands[index].rows, tiles: tiles)
    bands[index].content = FrameBand.Content(
      colors: band.colors, png: try encoder?.encode(band.colors[...]))
  }
}
