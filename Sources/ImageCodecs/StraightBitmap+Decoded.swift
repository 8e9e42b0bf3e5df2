public import Pixels

extension StraightBitmap {
  /// Decodes a whole picture, upright and in sRGB, its colors as they are stored.
  public init(
    decoding image: EncodedImage, limit: PixelLimit = PixelLimit()
  ) throws(ImageError) {
    let rows = try ImageRows.straight(of: image, limit: limit)
    if rows.info.orientation == .topLeft {
      self.init(size: rows.rowSize, colors: try Self.colors(of: rows, limit: limit))
    } else {
      let upright = try rows.readBitmap(limit: limit)
      self.init(size: upright.size, colors: upright.pixels.map(Color.init(bitsOf:)))
    }
  }

  /// All colors of a picture that is stored upright, band by band, so that they never stand in memory
  /// twice.
  private static func colors(
    of rows: ImageRows, limit: PixelLimit
  ) throws(ImageError) -> [Color] {
    try rows.checkBitmapBytes(limit: limit)
    var colors: [Color] = []
    colors.reserveCapacity(rows.rowSize.area)
    var band: [Pixel] = []
    while true {
      let count = try rows.read(into: &band, capacity: 64)
      if count == 0 { return colors }
      // Pixels and colors are the same four bytes; one by one they took as long as a comparison.
      unsafe band.withUnsafeBytes { bytes in
        unsafe colors.append(
          contentsOf: bytes.bindMemory(to: Color.self).prefix(count * rows.rowSize.width))
      }
    }
  }

  /// The bitmap as a PNG, with alpha only where some color needs it.
  public func encodedPNG(isOwnOutput: Bool = true) throws(ImageWritingError) -> [UInt8] {
    let stream = try PNGStream(
      PNGSettings(
        size: size, isOpaque: colors.allSatisfy(\.isOpaque), isOwnOutput: isOwnOutput))
    return try stream.encode(colors) + stream.finish()
  }
}

extension Color {
  /// Of a pixel that is in truth not premultiplied.
  fileprivate init(bitsOf pixel: Pixel) {
    self.init(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
  }
}
