import Pixels

/// A picture with the statistics of a photograph: light that changes slowly, edges, and the grain of a
/// sensor.
struct SeededPhoto {
  let size: PixelSize
  let colors: [Color]

  init(width: Int, height: Int, seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var light = [Float](repeating: 128, count: width * height * 3)
    for (step, strength) in [(400, Float(60)), (120, 40), (40, 22), (12, 12), (4, 6)] {
      let columns = width / step + 2
      let knots = (0..<(columns * (height / step + 2) * 3)).map { _ in
        Float.random(in: -strength...strength, using: &random)
      }
      for y in 0..<height {
        let (row, down) = (y / step, Float(y % step) / Float(step))
        for x in 0..<width {
          let (column, right) = (x / step, Float(x % step) / Float(step))
          for channel in 0..<3 {
            func knot(_ row: Int, _ column: Int) -> Float {
              knots[(row * columns + column) * 3 + channel]
            }
            let upper = knot(row, column) * (1 - right) + knot(row, column + 1) * right
            let lower = knot(row + 1, column) * (1 - right) + knot(row + 1, column + 1) * right
            light[(y * width + x) * 3 + channel] += upper * (1 - down) + lower * down
          }
        }
      }
    }
    size = PixelSize(width: width, height: height)
    colors = (0..<(width * height)).map { pixel in
      // Three dice are nearly normal: about 3 levels of grain.
      let grain = (0..<3).reduce(Float(0)) { sum, _ in
        sum + Float.random(in: -3...3, using: &random)
      }
      func level(_ channel: Int) -> UInt8 {
        UInt8(min(max(light[pixel * 3 + channel] + grain, 0), 255))
      }
      return Color(red: level(0), green: level(1), blue: level(2))
    }
  }

  var bitmap: Bitmap { Bitmap(size: size, pixels: colors.map { Pixel($0) }) }
}
