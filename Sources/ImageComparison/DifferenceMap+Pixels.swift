public import Pixels

extension DifferenceMap {
  /// Calls `body` with the column of each pixel of a row that counts as different or lies in one of the
  /// pictures only.
  public func forEachDifferent(inRow y: Int, _ body: (Int) -> Void) {
    let start = y * size.width
    for x in 0..<size.width {
      let kind = classes[start + x]
      if kind == PixelVerdict.different.rawValue || kind == PixelVerdict.overhang.rawValue {
        body(x)
      }
    }
  }
}

extension StraightBitmap {
  /// The greatest change of a channel of one pixel, as seen over black or over white, in levels of 255;
  /// that of black and white where one picture has no such pixel.
  public func change(atColumn x: Int, row y: Int, from other: StraightBitmap) -> Double {
    guard x < width, y < height, x < other.width, y < other.height else { return 255 }
    let (a, b) = (self[x, y], other[x, y])
    /// Over black and over white, in 255ths.
    func seen(_ channel: UInt8, _ alpha: UInt8) -> (black: Int, white: Int) {
      let black = Int(channel) * Int(alpha)
      return (black, black + 255 * (255 - Int(alpha)))
    }
    var most = 0
    for channel in [\Color.red, \Color.green, \Color.blue] {
      let (before, after) = (
        seen(a[keyPath: channel], a.alpha), seen(b[keyPath: channel], b.alpha)
      )
      most = max(most, abs(before.black - after.black), abs(before.white - after.white))
    }
    return Double(most) / 255
  }
}
