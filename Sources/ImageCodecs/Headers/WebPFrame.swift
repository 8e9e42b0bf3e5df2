import Pixels

/// One picture in a WebP, and its place on the canvas.
///
/// Source: WebP Container Specification (Google, 2023), "Animation" and "Bitstream".
struct WebPFrame {
  private(set) var x = 0
  private(set) var y = 0
  private(set) var size: PixelSize
  private(set) var hasAlpha: Bool
  private(set) var isAnimated = false
  /// Its chunks in the file, from that of the alpha on, where there is one.
  private(set) var bytes: Range<Int>

  private static let chunkHeaderCount = 8
  private static let animationHeaderCount = 16

  /// From the content of the first of the chunks ALPH, VP8 and VP8L.
  init(still content: Range<Int>, of window: inout HeaderWindow) throws(ImageError) {
    bytes = (content.lowerBound - WebPFrame.chunkHeaderCount)..<content.upperBound
    let name = try WebPHeader.fields(at: bytes.lowerBound, count: 4, of: &window)
    switch String(decoding: name, as: UTF8.self) {
    case "ALPH":
      // What is between the chunks is for programs of the future.
      let next = bytes.upperBound + content.count % 2
      let following = try WebPHeader.fields(at: next, count: 8, of: &window)
      guard following.starts(with: Array("VP8 ".utf8)) else {
        throw .corrupt(.webp, "alpha without a picture")
      }
      size = try WebPFrame.lossySize(at: next + WebPFrame.chunkHeaderCount, of: &window)
      hasAlpha = true
      bytes =
        bytes.lowerBound..<(next + WebPFrame.chunkHeaderCount + following[4..<8].littleEndianValue)
    case "VP8L":
      let fields = try WebPHeader.fields(at: content.lowerBound, count: 5, of: &window)
      guard fields[0] == 0x2F else { throw .corrupt(.webp, "the lossless header is damaged") }
      let bits = fields[1..<5].littleEndianValue
      size = PixelSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
      hasAlpha = bits >> 28 & 1 == 1
    default:
      size = try WebPFrame.lossySize(at: content.lowerBound, of: &window)
      hasAlpha = false
    }
  }

  /// From the content of a chunk ANMF.
  init(animated content: Range<Int>, of window: inout HeaderWindow) throws(ImageError) {
    let headerCount = WebPFrame.animationHeaderCount
    let start = content.lowerBound + headerCount
    let fields = try WebPHeader.fields(at: content.lowerBound, count: headerCount, of: &window)
    guard content.count > headerCount + WebPFrame.chunkHeaderCount else {
      throw .corrupt(.webp, "the first frame is empty")
    }
    let header = try WebPHeader.fields(
      at: start, count: WebPFrame.chunkHeaderCount, of: &window)
    let first = start + WebPFrame.chunkHeaderCount
    try self.init(still: first..<(first + header[4..<8].littleEndianValue), of: &window)
    let promised = PixelSize(
      width: fields[6..<9].littleEndianValue + 1, height: fields[9..<12].littleEndianValue + 1)
    guard size == promised else { throw .corrupt(.webp, "a frame has not the size it should") }
    x = fields[0..<3].littleEndianValue * 2
    y = fields[3..<6].littleEndianValue * 2
    isAnimated = true
    bytes = start..<content.upperBound
  }

  private static func lossySize(
    at offset: Int, of window: inout HeaderWindow
  ) throws(ImageError) -> PixelSize {
    let fields = try WebPHeader.fields(at: offset, count: 10, of: &window)
    guard fields[0] & 1 == 0, fields[3..<6].elementsEqual([0x9D, 0x01, 0x2A]) else {
      throw .corrupt(.webp, "the lossy header is damaged")
    }
    let size = PixelSize(
      width: fields[6..<8].littleEndianValue & 0x3FFF,
      height: fields[8..<10].littleEndianValue & 0x3FFF)
    if size.width == 0 || size.height == 0 { throw .corrupt(.webp, "it has no pixels") }
    return size
  }
}
