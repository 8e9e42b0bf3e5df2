import Pixels

/// The blocks of a GIF one after the other, whose data is passed over.
///
/// Source: GIF89a Specification (CompuServe, 1990), sections 15 to 27.
struct GIFBlocks {
  enum Kind {
    case picture
    case control
    case otherExtension
  }

  let screenSize: PixelSize
  private var window: HeaderWindow
  /// Where the next block begins.
  private var position: Int
  /// Where the data of the last block begins, which is passed over when the next is asked for.
  private var dataStart: Int?

  private static let headerCount = 13
  private static let aheadBytes = 4096

  init(of image: EncodedImage) throws(ImageError) {
    window = HeaderWindow(image)
    let header = try GIFBlocks.bytes(at: 0, count: GIFBlocks.headerCount, of: &window)
    screenSize = PixelSize(
      width: header[6..<8].littleEndianValue, height: header[8..<10].littleEndianValue)
    position = GIFBlocks.headerCount + GIFBlocks.paletteCount(header[10])
  }

  /// The next block, or nil at the end that a file should have.
  mutating func next() throws(ImageError) -> (kind: Kind, start: Int)? {
    if let dataStart {
      position = try endOfData(from: dataStart)
      self.dataStart = nil
    }
    let start = position
    switch try field(at: start) {
    case 0x3B:
      return nil
    case 0x21:
      let (label, count) = (try field(at: start + 1), try field(at: start + 2))
      dataStart = start + 2
      return (label == 0xF9 && count >= 4 ? .control : .otherExtension, start)
    case 0x2C:
      // Behind the palette stands the width of the first code.
      dataStart = start + 10 + GIFBlocks.paletteCount(try field(at: start + 9)) + 1
      return (.picture, start)
    default:
      throw .corrupt(.gif, "a block is of no known kind")
    }
  }

  private mutating func endOfData(from start: Int) throws(ImageError) -> Int {
    var position = start
    while true {
      let count = Int(try field(at: position))
      position += 1 + count
      if count == 0 { return position }
    }
  }

  /// The bytes of the palette that packed fields speak of.
  private static func paletteCount(_ fields: UInt8) -> Int {
    fields & 0x80 == 0 ? 0 : 3 << (Int(fields & 7) + 1)
  }

  mutating func field(at offset: Int) throws(ImageError) -> UInt8 {
    try GIFBlocks.bytes(at: offset, count: 1, of: &window)[0]
  }

  mutating func number(at offset: Int) throws(ImageError) -> Int {
    try GIFBlocks.bytes(at: offset, count: 2, of: &window).littleEndianValue
  }

  private static func bytes(
    at offset: Int, count: Int, of window: inout HeaderWindow
  ) throws(ImageError) -> [UInt8] {
    let bytes = try window.bytes(at: offset, count: count, ahead: aheadBytes)
    guard bytes.count == count else { throw .truncated(.gif, wholeRows: 0) }
    return Array(bytes)
  }
}
