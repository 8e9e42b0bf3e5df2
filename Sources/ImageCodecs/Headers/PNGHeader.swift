import CImageCodecs
import Pixels

/// What the chunks of a PNG say; those of pixels are passed over.
///
/// Source: PNG Specification (Third Edition), 5.3, 11.2.1, 11.3.
struct PNGHeader {
  private(set) var size: PixelSize
  private(set) var hasAlpha: Bool
  private(set) var exif = ExifFields()
  private(set) var isOwnOutput = false

  private let shape: CodecPNGShape

  /// Of all chunks of pixels, in bytes.
  private var compressedCount = 0

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The keyword and the text that mark a file as our own.
  private static let ownText = Array("Software\0\(ImageInfo.ownMark)".utf8)
  private static let longestLength = 0x7FFF_FFFF
  /// A file of a million empty chunks is not walked to its end.
  private static let mostChunks = 100_000
  /// Chunks longer than this are jumped over, shorter ones are read with their neighbours.
  private static let aheadBytes = 2048

  init(of image: EncodedImage) throws(ImageError) {
    var window = HeaderWindow(image)
    let start = PNGHeader.signature.count
    let first = try window.bytes(at: start, count: 25, ahead: PNGHeader.aheadBytes)
    if first.dropFirst(4).prefix(4).elementsEqual("CgBI".utf8) {
      throw .unsupported(.png, "optimised by Apple's tools (CgBI)")
    }
    guard first.count == 25 else { throw .truncated(.png, wholeRows: 0) }
    guard first.prefix(8).elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else {
      throw .corrupt(.png, "the header is missing")
    }
    let fields = Array(first.dropFirst(8))
    size = try PNGHeader.size(in: fields)
    hasAlpha = fields[9] & 4 != 0
    shape = CodecPNGShape(
      width: UInt32(size.width), height: UInt32(size.height), bit_depth: fields[8],
      color_type: fields[9], is_interlaced: fields[12] == 1)
    try readChunks(from: start + 25, colorType: fields[9], window: &window)
  }

  /// Of the rows of an interlaced picture, all of which are kept until the last pass, or of what is
  /// inflated all at once.
  var heldByteCount: Int {
    guard shape.is_interlaced else {
      return Int(codec_png_whole_bytes(shape, UInt64(compressedCount)))
    }
    return ImageInfo.byteCount(of: size, bytesPerPixel: shape.bit_depth == 16 ? 8 : 4)
  }

  private static func size(in fields: [UInt8]) throws(ImageError) -> PixelSize {
    let size = PixelSize(width: fields[0..<4].bigEndianValue, height: fields[4..<8].bigEndianValue)
    guard (1...longestLength).contains(size.width), (1...longestLength).contains(size.height) else {
      throw .corrupt(.png, "a size of \(size.width) × \(size.height) is not possible")
    }
    let depths: [UInt8] =
      switch fields[9] {
      case 0: [1, 2, 4, 8, 16]
      case 3: [1, 2, 4, 8]
      case 2, 4, 6: [8, 16]
      default: []
      }
    guard depths.contains(fields[8]) else {
      throw .corrupt(.png, "color type \(fields[9]) with \(fields[8]) bits is not possible")
    }
    guard fields[10] == 0, fields[11] == 0, fields[12] <= 1 else {
      throw .corrupt(.png, "the method of compression, filter or interlace is unknown")
    }
    return size
  }

  /// Walks over the chunks behind the header.
  ///
  /// The walk goes on behind the pixels, since the orientation may stand there; what is wrong
  /// there ends it without an error.
  private mutating func readChunks(
    from start: Int, colorType: UInt8, window: inout HeaderWindow
  ) throws(ImageError) {
    var position = start
    var ahead = PNGHeader.aheadBytes
    var hasPixels = false
    var hasPalette = false
    var hasExif = false
    for _ in 0..<PNGHeader.mostChunks {
      let header = try window.bytes(at: position, count: 8, ahead: ahead)
      if header.count < 8 {
        if hasPixels { return }
        throw .truncated(.png, wholeRows: 0)
      }
      let length = header.prefix(4).bigEndianValue
      if length > PNGHeader.longestLength {
        if hasPixels { return }
        throw .corrupt(.png, "a chunk is too long")
      }
      let content = (position + 8)..<(position + 8 + length)
      switch String(decoding: header.dropFirst(4), as: UTF8.self) {
      case "PLTE":
        hasPalette = true
      case "tRNS" where !hasPixels:
        hasAlpha = true
      case "IDAT":
        if colorType == 3, !hasPalette { throw .corrupt(.png, "the palette is missing") }
        hasPixels = true
        compressedCount += length
      case "eXIf" where !hasExif:
        hasExif = true
        exif = try ExifFields(in: content, of: &window)
      case "tEXt" where length == PNGHeader.ownText.count:
        let text = try window.bytes(at: content.lowerBound, count: length, ahead: ahead)
        if text.elementsEqual(PNGHeader.ownText) { isOwnOutput = true }
      case "IEND":
        if hasPixels { return }
        throw .corrupt(.png, "there are no pixels in it")
      default:
        break
      }
      position = content.upperBound + 4
      ahead = length < PNGHeader.aheadBytes ? PNGHeader.aheadBytes : 0
    }
  }
}
