import Pixels

/// All hues from left to right, from white at the top to full colors at the bottom.
enum ColorFan {
  static func bitmap(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: width, height: height))
    for y in 0..<height {
      let saturation = Double(y) / Double(height - 1)
      for x in 0..<width {
        let hue = 6 * Double(x) / Double(width)
        func channel(_ shift: Double) -> UInt8 {
          let distance = abs((hue + shift).truncatingRemainder(dividingBy: 6) - 3)
          return UInt8(255 * (1 - saturation * (1 - min(1, max(0, distance - 1)))))
        }
        bitmap[x, y] = Pixel(red: channel(0), green: channel(4), blue: channel(2), alpha: 255)
      }
    }
    return bitmap
  }
}
