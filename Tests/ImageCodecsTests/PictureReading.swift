import ImageCodecs
import Pixels

/// What became of reading a picture row by row.
struct PictureReading {
  var bitmap: Bitmap
  var warnings: [String]

  init(
    _ image: EncodedImage, target: PixelSize? = nil, rowsAtOnce: Int = 7
  ) throws(ImageError) {
    let rows = try ImageFormats.openRows(of: image, target: target)
    var stored: [Pixel] = []
    var band: [Pixel] = []
    while true {
      let count = try rows.read(into: &band, capacity: rowsAtOnce)
      if count == 0 { break }
      stored += band.prefix(count * rows.rowSize.width)
    }
    bitmap = Bitmap(size: rows.rowSize, pixels: stored).upright(from: rows.info.orientation)
    warnings = rows.warnings
  }
}

extension Bitmap {
  /// Means of the four channels over each quadrant; of odd sides the middle counts on both.
  var quadrantMeans: [[Double]] {
    let (upper, lower) = (0..<((height + 1) / 2), (height / 2)..<height)
    let (left, right) = (0..<((width + 1) / 2), (width / 2)..<width)
    return [(upper, left), (upper, right), (lower, left), (lower, right)].map(means)
  }

  private func means(rows: Range<Int>, columns: Range<Int>) -> [Double] {
    var sums = [0, 0, 0, 0]
    for y in rows {
      for x in columns {
        let pixel = self[x, y]
        sums[0] += Int(pixel.red)
        sums[1] += Int(pixel.green)
        sums[2] += Int(pixel.blue)
        sums[3] += Int(pixel.alpha)
      }
    }
    return sums.map { Double($0) / Double(rows.count * columns.count) }
  }

  /// The greatest distance of a mean to its expected one, where there is one.
  func distance(to quadrants: [[Double]?]) -> Double {
    zip(quadrants, quadrantMeans).map { expected, mean in
      expected.map { zip($0, mean).map { abs($0 - $1) }.max() ?? 0 } ?? 0
    }.max() ?? 0
  }

  /// The greatest difference of two channels, or nil for pictures of different sizes.
  func greatestDifference(to other: Bitmap) -> Int? {
    guard size == other.size else { return nil }
    return zip(pixels, other.pixels).map { a, b in
      max(
        abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)),
        abs(Int(a.blue) - Int(b.blue)), abs(Int(a.alpha) - Int(b.alpha)))
    }.max() ?? 0
  }
}
