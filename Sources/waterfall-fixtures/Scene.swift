import Pixels

/// A picture as a function of the place: `x` from 0 to the width over the height, `y` from 0 at the
/// top to 1.
struct Scene: Sendable {
  /// Width over height; a scene may place things by it.
  typealias Aspect = Double

  let tint: @Sendable (_ x: Double, _ y: Double, _ aspect: Aspect) -> Tint

  /// Film grain, as the share of full light.
  var grain = 0.0

  /// Draws with four samples a pixel.
  func bitmap(width: Int, height: Int) -> Bitmap {
    let film = Noise(seed: UInt64(width * 31 + height))
    let aspect = Double(width) / Double(height)
    var pixels: [Pixel] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        var sum = Tint(0, 0, 0, alpha: 0)
        for sample in 0..<4 {
          let x = (Double(column) + 0.25 + Double(sample % 2) / 2) / Double(height)
          let y = (Double(row) + 0.25 + Double(sample / 2) / 2) / Double(height)
          let tint = tint(x, y, aspect)
          sum = sum.adding(tint, tint.alpha / 4)
          sum.alpha += tint.alpha / 4
        }
        let speck = (film.random(column, row) - 0.5) * grain * sum.alpha
        pixels.append(Scene.pixel(sum.adding(Tint(gray: 1), speck)))
      }
    }
    return Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
  }

  private static func pixel(_ premultiplied: Tint) -> Pixel {
    let alpha = premultiplied.alpha
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), alpha) * 255).rounded()) }
    return Pixel(
      red: byte(premultiplied.red), green: byte(premultiplied.green),
      blue: byte(premultiplied.blue), alpha: UInt8((alpha * 255).rounded()))
  }
}
