public import Pixels

extension StraightBitmap {
  /// Decodes a whole picture, upright and in sRGB, its colors as they are stored.
  public init(
    decoding image: EncodedImage, limit: PixelLimit = PixelLimit()
  ) throws(ImageError) {
    let decoder = try ImageFormats.decoder(of: image)
    let info = try decoder.readInfo(from: image)
    try limit.check(info)
    var request = ImageRequest(limit: limit)
    request.isStraight = true
    let rows = try decoder.openRows(of: image, info: info, request)
    self.init(bitsOf: try rows.readBitmap(limit: limit))
  }

  /// A bitmap whose pixels are in truth not premultiplied.
  private init(bitsOf bitmap: Bitmap) {
    self.init(
      size: bitmap.size,
      colors: bitmap.pixels.map { pixel in
        Color(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
      })
  }

  /// The bitmap as a PNG, with alpha only where some color needs it.
  public func encodedPNG(isOwnOutput: Bool = true) throws(ImageWritingError) -> [UInt8] {
    let stream = try PNGStream(
      PNGSettings(
        size: size, isOpaque: colors.allSatisfy(\.isOpaque), isOwnOutput: isOwnOutput))
    return try stream.encode(colors) + stream.finish()
  }
}
