public import Pixels

extension Bitmap {
  /// The bitmap as a PNG, with alpha only where some pixel needs it.
  public func encodedPNG(
    pixelsPerMeter: Int = 2835, isOwnOutput: Bool = true, compression: PNGCompression = .default
  ) throws(ImageWritingError) -> [UInt8] {
    let stream = try PNGStream(
      PNGSettings(
        size: size, isOpaque: pixels.allSatisfy { $0.alpha == 255 },
        pixelsPerMeter: pixelsPerMeter, isOwnOutput: isOwnOutput, compression: compression))
    return try stream.encode(pixels.map { Color($0) }) + stream.finish()
  }
}
