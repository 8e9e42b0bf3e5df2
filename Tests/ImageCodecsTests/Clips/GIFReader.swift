import ImageCodecs
import Pixels

/// Reads all frames of a GIF, and stands for nothing that the specification does not allow.
struct GIFReader {
  enum Failure: Error {
    case truncated
    case unexpected(_ what: String, offset: Int)
  }

  private let bytes: [UInt8]
  private var offset = 0

  static func read(_ bytes: [UInt8]) throws(Failure) -> DecodedClip {
    var reader = GIFReader(bytes: bytes)
    return try reader.clip()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func clip() throws(Failure) -> DecodedClip {
    try expect(Array("GIF89a".utf8), "header")
    let size = PixelSize(width: try short(), height: try short())
    let flags = try byte()
    guard flags & 0x80 != 0 else { throw unexpected("no color table") }
    _ = (try byte(), try byte())
    var clip = DecodedClip(size: size)
    for _ in 0..<2 << (flags & 7) {
      clip.palette.append(Color(red: try byte(), green: try byte(), blue: try byte()))
    }
    var canvas = StraightBitmap(size: size)
    var control: (delay: Int, disposal: UInt8, clear: UInt8?)?
    while true {
      switch try byte() {
      case 0x21 where bytes[offset] == 0xFF:
        guard clip.frames.isEmpty else { throw unexpected("loop behind a picture") }
        try expect([0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1], "loop")
        clip.loopCount = try short()
        try expect([0], "end of loop")
      case 0x21:
        try expect([0xF9, 4], "control")
        let flags = try byte()
        control = (try short(), flags >> 2 & 7, flags & 1 == 1 ? try byte() : nil)
        if flags & 1 == 0 { _ = try byte() }
        try expect([0], "end of control")
      case 0x2C:
        guard let control else { throw unexpected("picture without control") }
        let box = try box(in: size)
        try expect([0], "a picture of the plainest kind")
        let pixels = try pixels(count: box.columns.count * box.rows.count)
        draw(pixels, in: box, control.clear, clip.palette, onto: &canvas)
        clip.frames.append(.init(image: canvas, delay: control.delay, box: box))
        if control.disposal == 2 {
          for y in box.rows { for x in box.columns { canvas[x, y] = .clear } }
        } else if control.disposal != 1 {
          throw unexpected("disposal \(control.disposal)")
        }
      case 0x3B:
        guard offset == bytes.count else { throw unexpected("bytes behind the end") }
        return clip
      default: throw unexpected("block")
      }
    }
  }

  private mutating func box(in size: PixelSize) throws(Failure) -> PixelBox {
    let (x, y, width, height) = (try short(), try short(), try short(), try short())
    guard width > 0, height > 0, x + width <= size.width, y + height <= size.height else {
      throw unexpected("a picture off the canvas")
    }
    return PixelBox(columns: x..<x + width, rows: y..<y + height)
  }

  private func draw(
    _ pixels: [UInt8], in box: PixelBox, _ clear: UInt8?, _ palette: [Color],
    onto canvas: inout StraightBitmap
  ) {
    var index = 0
    for y in box.rows {
      for x in box.columns {
        if pixels[index] != clear { canvas[x, y] = palette[Int(pixels[index])] }
        index += 1
      }
    }
  }

  private mutating func pixels(count: Int) throws(Failure) -> [UInt8] {
    let bits = Int(try byte())
    guard 2...8 ~= bits else { throw unexpected("code size") }
    var codes: [UInt8] = []
    while true {
      let length = Int(try byte())
      if length == 0 { break }
      guard offset + length <= bytes.count else { throw .truncated }
      codes += bytes[offset..<offset + length]
      offset += length
    }
    guard let pixels = LZWReader.pixels(codes, bits: bits), pixels.count == count else {
      throw unexpected("codes")
    }
    return pixels
  }

  private mutating func byte() throws(Failure) -> UInt8 {
    guard offset < bytes.count else { throw .truncated }
    offset += 1
    return bytes[offset - 1]
  }

  private mutating func short() throws(Failure) -> Int { Int(try byte()) | Int(try byte()) << 8 }

  private mutating func expect(_ wanted: [UInt8], _ what: String) throws(Failure) {
    for value in wanted where try byte() != value { throw unexpected(what) }
  }

  private func unexpected(_ what: String) -> Failure { .unexpected(what, offset: offset) }
}
