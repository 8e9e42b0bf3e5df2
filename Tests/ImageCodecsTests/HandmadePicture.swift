import HandmadeFiles
import ImageCodecs
import Pixels
import Testing

/// Pictures of one color and what becomes of them.
enum HandmadePicture {
  /// A PNG of one pixel of three channels.
  static func png(_ color: [UInt8], chunks: [[UInt8]]) -> [UInt8] {
    PNGParts.picture(
      PNGParts.Header(width: 1, height: 1, colorType: 2), chunks: chunks, rows: [color])
  }

  /// A PNG of one pixel of 16 bits, given as eight that are said twice.
  static func deepPNG(_ color: [UInt8], colorType: UInt8, chunks: [[UInt8]]) -> [UInt8] {
    PNGParts.picture(
      PNGParts.Header(width: 1, height: 1, depth: 16, colorType: colorType), chunks: chunks,
      rows: [color.flatMap { [$0, $0] }])
  }

  /// A JPEG that is all one color, as it is stored; of gray and CMYK nothing is changed in between.
  static func jpeg(_ values: [UInt8], segments: [[UInt8]]) -> [UInt8] {
    JPEGParts.inserting(segments, into: JPEGParts.flatPicture(values))
  }

  /// A JPEG whose three channels are red, green and blue themselves, as Adobe's segment can say.
  static func jpeg(rgb values: [UInt8], segments: [[UInt8]] = []) -> [UInt8] {
    jpeg(values, segments: [JPEGParts.adobeSegment(transform: 0)] + segments)
  }

  /// The first pixel, and what was warned of.
  static func reading(_ file: [UInt8]) throws -> (pixel: [Int], warnings: [String]) {
    let reading = try PictureReading(.bytes(file))
    let pixel = try #require(reading.bitmap.pixels.first)
    return ([pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init), reading.warnings)
  }

  /// Whether two pixels differ by no more than `tolerance` in every channel.
  static func isNear(_ pixel: [Int], _ other: [Int], within tolerance: Int = 1) -> Bool {
    zip(pixel, other).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
