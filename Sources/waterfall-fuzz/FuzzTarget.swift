import CFuzzerDriver
import ImageCodecs
import Pixels

/// A reader to be fed, through the door that everybody uses.
enum FuzzTarget: String, CaseIterable {
  /// The whole of a JPEG.
  case jpeg
  /// The whole of a PNG.
  case png
  /// The whole of an APNG, which is played to its end.
  case apng
  /// The Exif block of a JPEG and of a PNG.
  case exif
  /// The color profile of a JPEG and of a PNG.
  case icc
  /// The whole of a WebP, a GIF, a HEIC or an AVIF; most of what it feeds is their libraries, so it is
  /// not among the targets of a short run.
  case others

  /// What libFuzzer calls with each input; C knows no captured values, so there is one for each.
  var taker: FuzzerInputTaker {
    switch self {
    case .jpeg: { unsafe FuzzTarget.decode(FuzzTarget.array($0, $1), as: [.jpeg]) }
    case .png: { unsafe FuzzTarget.decodePNG(FuzzTarget.array($0, $1)) }
    case .apng: { unsafe FuzzTarget.play(FuzzTarget.array($0, $1)) }
    case .exif: { unsafe FuzzTarget.readOrientation(FuzzTarget.array($0, $1)) }
    case .icc: { unsafe FuzzTarget.convert(FuzzTarget.array($0, $1)) }
    case .others:
      { unsafe FuzzTarget.decode(FuzzTarget.array($0, $1), as: [.webp, .gif, .heic, .avif]) }
    }
  }

  private static func array(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Small, so that an input is dealt with in a millisecond.
  static let limit = PixelLimit(
    maximumPixels: 1 << 14, maximumBytes: 1 << 20, maximumScans: 20)

  /// Decodes, and stops the program where a promise is broken.
  ///
  /// - Returns: -1 for a file of another format, which libFuzzer then does not learn from.
  private static func decode(_ file: [UInt8], as formats: Set<ImageFormat>) -> Int32 {
    let image = EncodedImage.bytes(file)
    guard let format = try? ImageFormats.recognizedFormat(of: image), formats.contains(format)
    else {
      return -1
    }
    // Every scale is used, and the same input always gets the same one.
    let side = 1 << (file.count & 7)
    let target = side == 128 ? nil : PixelSize(width: side, height: side)
    guard let bitmap = try? ImageFormats.decode(image, target: target, limit: limit) else {
      return 0
    }
    let info = try? ImageFormats.readInfo(from: image, limit: limit)
    precondition(info != nil, "what can be decoded has headers")
    precondition(target != nil || bitmap.size == info?.size, "headers and pixels agree on the size")
    precondition(
      bitmap.pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha },
      "pixels are premultiplied")
    return 0
  }

  /// Checksums are set right first, or else few inputs would come further than to the first one.
  private static func decodePNG(_ file: [UInt8]) -> Int32 {
    let repaired = FuzzFile.repaired(png: file)
    if repaired != file { _ = decode(file, as: [.png]) }
    return decode(repaired, as: [.png])
  }

  private static func convert(_ profile: [UInt8]) -> Int32 {
    _ = decode(FuzzFile.png(profile: profile), as: [.png])
    return decode(FuzzFile.jpeg(profile: profile), as: [.jpeg])
  }

  private static func readOrientation(_ block: [UInt8]) -> Int32 {
    for file in [FuzzFile.jpeg(exif: block), FuzzFile.png(exif: block)] {
      let info = try? ImageFormats.readInfo(from: .bytes(file), limit: limit)
      precondition(info?.codedSize == PixelSize(width: 8, height: 8), "Exif never costs a picture")
    }
    return 0
  }
}
