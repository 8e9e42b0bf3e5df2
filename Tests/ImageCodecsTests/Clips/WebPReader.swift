import ImageCodecs
import Pixels

/// Reads all frames of an animated WebP: its container here, each picture by the library.
enum WebPReader {
  struct Failure: Error {
    var what: String
  }

  static func read(_ bytes: [UInt8]) throws -> DecodedClip {
    guard bytes.starts(with: Array("RIFF".utf8)), Array(bytes[8..<12]) == Array("WEBP".utf8),
      number(bytes, 4, 4) + 8 == bytes.count
    else { throw Failure(what: "header") }
    let chunks = try chunks(of: bytes[12...])
    guard let canvas = chunks.first(where: { $0.name == "VP8X" }) else {
      let image = try decoded(bytes)
      let box = PixelBox(columns: 0..<image.width, rows: 0..<image.height)
      return DecodedClip(size: image.size, frames: [.init(image: image, delay: 0, box: box)])
    }
    var clip = DecodedClip(
      size: PixelSize(
        width: number(canvas.bytes, 4, 3) + 1, height: number(canvas.bytes, 7, 3) + 1))
    clip.loopCount = chunks.first { $0.name == "ANIM" }.map { number($0.bytes, 4, 2) }
    var seen = StraightBitmap(size: clip.size)
    for chunk in chunks where chunk.name == "ANMF" {
      let image = try picture(chunk.bytes)
      let (x, y) = (2 * number(chunk.bytes, 0, 3), 2 * number(chunk.bytes, 3, 3))
      let box = PixelBox(columns: x..<x + image.width, rows: y..<y + image.height)
      let isBlended = chunk.bytes[15] & 2 == 0
      for row in 0..<image.height {
        for column in 0..<image.width {
          let color = image[column, row]
          if isBlended, color.alpha == 0 { continue }
          guard !isBlended || color.isOpaque || seen[x + column, y + row].alpha == 0 else {
            throw Failure(what: "a mixture")
          }
          seen[x + column, y + row] = color
        }
      }
      clip.frames.append(.init(image: seen, delay: number(chunk.bytes, 12, 3), box: box))
      if chunk.bytes[15] & 1 == 1 {
        for row in box.rows { for column in box.columns { seen[column, row] = .clear } }
      }
    }
    return clip
  }

  private struct Chunk {
    var name: String
    var bytes: [UInt8]
    /// With its header and filling byte.
    var whole: [UInt8]
  }

  private static func chunks(of bytes: ArraySlice<UInt8>) throws(Failure) -> [Chunk] {
    var chunks: [Chunk] = []
    var rest = Array(bytes)
    while rest.count >= 8 {
      let count = number(rest, 4, 4)
      guard 8 + count <= rest.count else { throw Failure(what: "chunk") }
      let end = min(8 + count + count % 2, rest.count)
      chunks.append(
        Chunk(
          name: String(decoding: rest[..<4], as: UTF8.self), bytes: Array(rest[8..<8 + count]),
          whole: Array(rest[..<end])))
      rest.removeFirst(end)
    }
    return chunks
  }

  /// The picture of a frame as a file of its own.
  private static func picture(_ frame: [UInt8]) throws -> StraightBitmap {
    let parts = try chunks(of: frame[16...])
    var body = Array("WEBP".utf8)
    if parts.contains(where: { $0.name == "ALPH" }) {
      body += Array("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0] + frame[6..<12]
    }
    body += parts.flatMap(\.whole)
    let count = (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    return try decoded(Array("RIFF".utf8) + count + body)
  }

  private static func decoded(_ bytes: [UInt8]) throws -> StraightBitmap {
    try StraightBitmap(decoding: .bytes(bytes))
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}
