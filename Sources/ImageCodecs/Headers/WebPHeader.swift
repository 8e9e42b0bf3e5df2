import Pixels

/// What the chunks of a WebP say; those of pixels are passed over.
///
/// Source: WebP Container Specification (Google, 2023); RFC 6386, 9.1, and the specification of the
/// lossless bitstream, 3, for the sizes of plain files.
struct WebPHeader {
  /// The size of the canvas.
  private(set) var size: PixelSize
  private(set) var hasAlpha = false
  private(set) var exif = ExifFields()
  /// Where an ICC profile lies in the file.
  private(set) var profile: Range<Int>?
  /// The picture, or the first one of an animation.
  private(set) var frame: WebPFrame

  /// A file of a million empty chunks is not walked to its end.
  private static let mostChunks = 10_000
  private static let aheadBytes = 1024

  init(of image: EncodedImage) throws(ImageError) {
    var window = HeaderWindow(image)
    var canvas: PixelSize?
    var first: WebPFrame?
    var exifPlace: Range<Int>?
    for chunk in try WebPHeader.chunks(in: &window) {
      let content = chunk.content
      switch chunk.name {
      case "VP8X" where canvas == nil && content.count >= 10:
        let fields = try WebPHeader.fields(at: content.lowerBound, count: 10, of: &window)
        canvas = PixelSize(
          width: fields[4..<7].littleEndianValue + 1, height: fields[7..<10].littleEndianValue + 1)
        if fields[0] & 0x10 != 0 { hasAlpha = true }
      case "ICCP" where profile == nil: profile = content
      case "EXIF" where exifPlace == nil: exifPlace = content
      case "ANMF" where first == nil:
        first = try WebPFrame(animated: content, of: &window)
      case "ALPH" where first == nil, "VP8 " where first == nil, "VP8L" where first == nil:
        first = try WebPFrame(still: content, of: &window)
      default: break
      }
    }
    guard let first else { throw .corrupt(.webp, "there is no picture in it") }
    size = canvas ?? first.size
    frame = first
    guard first.size.width + first.x <= size.width, first.size.height + first.y <= size.height,
      first.isAnimated || first.size == size
    else { throw .corrupt(.webp, "a frame does not fit the canvas") }
    if first.hasAlpha || first.size != size { hasAlpha = true }
    if let exifPlace { try readExif(in: exifPlace, of: &window) }
  }

  /// In some files the block has the beginning that it has in a JPEG.
  private mutating func readExif(
    in block: Range<Int>, of window: inout HeaderWindow
  ) throws(ImageError) {
    let start = try window.bytes(at: block.lowerBound, count: 6, ahead: WebPHeader.aheadBytes)
    let hasMark = block.count >= 6 && start.elementsEqual(Array("Exif\0\0".utf8))
    exif = try ExifFields(in: hasMark ? block.dropFirst(6) : block, of: &window)
  }

  private typealias Chunk = (name: String, content: Range<Int>)

  /// The chunks of the file, all of which is there.
  private static func chunks(in window: inout HeaderWindow) throws(ImageError) -> [Chunk] {
    let start = try fields(at: 0, count: 12, of: &window)
    let end = 8 + start[4..<8].littleEndianValue
    if end <= 12 { throw .corrupt(.webp, "there is no picture in it") }
    _ = try fields(at: end - 1, count: 1, of: &window)
    var chunks: [Chunk] = []
    var position = 12
    while position + 8 <= end, chunks.count < mostChunks {
      let header = try fields(at: position, count: 8, of: &window)
      let length = header[4..<8].littleEndianValue
      let content = (position + 8)..<(position + 8 + length)
      if content.upperBound > end { throw .corrupt(.webp, "a chunk is longer than the file") }
      chunks.append((String(decoding: header[0..<4], as: UTF8.self), content))
      position = content.upperBound + length % 2
    }
    return chunks
  }

  /// So many bytes of the file, counted from 0.
  static func fields(
    at offset: Int, count: Int, of window: inout HeaderWindow
  ) throws(ImageError) -> [UInt8] {
    let bytes = try window.bytes(at: offset, count: count, ahead: aheadBytes)
    guard bytes.count == count else { throw .truncated(.webp, wholeRows: 0) }
    return Array(bytes)
  }
}
