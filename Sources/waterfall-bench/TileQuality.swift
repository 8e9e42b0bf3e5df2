import ImageCodecs
import Pixels
import Raster

/// How near our tiles of photographs are to the whole picture decoded and shrunk by Lanczos-3 in
/// double precision.
struct TileQuality {
  /// Tiles 380 pixels wide, as on a board of 1600 pixels and four columns.
  private static let width = 380
  private static let count = 2

  func measurements() throws -> [Measurement] {
    var levels: [Double] = []
    for index in 0..<Self.count {
      let photo = SeededPhoto(width: 4032, height: 3024, seed: UInt64(400 + index))
      levels.append(try level(of: .bytes(try photo.bitmap.encodedJPEG())))
    }
    let mean = levels.reduce(0, +) / Double(levels.count)
    return [
      Measurement(
        name: "tiles against all pixels shrunk, mean PSNR", cost: mean, target: nil, unit: "dB"),
      Measurement(
        name: "the worst of them", cost: levels.min() ?? 0, target: nil, unit: "dB"),
    ]
  }

  private func level(of image: EncodedImage) throws(ImageError) -> Double {
    let whole = try ImageFormats.decode(image)
    let size = PixelSize(
      width: Self.width, height: (whole.height * Self.width + whole.width / 2) / whole.width)
    let rows = try ImageFormats.openRows(of: image, target: size)
    var resampler = Resampler(rowSize: rows.rowSize, extent: rows.extent, target: size)
    var band: [Pixel] = []
    while true {
      let count = try rows.read(into: &band, capacity: 32)
      if count == 0 { break }
      resampler.add(band, count: count)
    }
    let tile = resampler.finish()
    let exact = ExactShrinking(whole, to: size)
    var sum = 0.0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let pixel = tile[x, y]
        for (channel, value) in [pixel.red, pixel.green, pixel.blue].enumerated() {
          let difference = Double(value) - exact.level(x, y, channel)
          sum += difference * difference
        }
      }
    }
    return Decibels.ofPeak255(meanSquare: sum / Double(size.area * 3))
  }
}
