/// Pieces of PNG files. Source: PNG Specification (Third Edition), 5 and 11.
public enum PNGParts {
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  public static let end = chunk("IEND", [])

  public static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bigEndian(UInt32(content.count)) + named + checksum(named)
  }

  public static func profileChunk(_ profile: [UInt8]) -> [UInt8] {
    chunk("iCCP", Array("handmade".utf8) + [0, 0] + zlibStored(profile))
  }

  public static func gammaChunk(_ gamma: UInt32) -> [UInt8] { chunk("gAMA", bigEndian(gamma)) }

  /// What IHDR says of a picture; the color types are the specification's.
  public struct Header {
    public var width: Int
    public var height: Int
    public var depth: UInt8
    public var colorType: UInt8

    public init(width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8) {
      self.width = width
      self.height = height
      self.depth = depth
      self.colorType = colorType
    }
  }

  /// A picture whose rows are not packed, each with a 0 before it, with chunks before its pixels.
  public static func picture(_ header: Header, chunks: [[UInt8]], rows: [[UInt8]]) -> [UInt8] {
    let size = bigEndian(UInt32(header.width)) + bigEndian(UInt32(header.height))
    return signature + chunk("IHDR", size + [header.depth, header.colorType, 0, 0, 0])
      + chunks.flatMap { $0 } + chunk("IDAT", zlibStored(rows.flatMap { [0] + $0 })) + end
  }

  /// A picture with chunks put before all others but its header.
  public static func inserting(_ chunks: [[UInt8]], into png: [UInt8]) -> [UInt8] {
    Array(png.prefix(33)) + chunks.flatMap { $0 } + png.dropFirst(33)
  }

  /// What zlib would make of the bytes if it did not pack them.
  ///
  /// Source: RFC 1950; RFC 1951, 3.2.4.
  public static func zlibStored(_ bytes: [UInt8]) -> [UInt8] {
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    let starts = Array(stride(from: 0, to: max(1, bytes.count), by: 65535))
    let blocks = starts.flatMap { start in
      let part = bytes[start..<min(bytes.count, start + 65535)]
      let count = UInt16(part.count)
      let lengths = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      return [start == starts.last ? 1 : 0] + lengths + part
    }
    return [0x78, 0x01] + blocks + bigEndian(high << 16 | low)
  }

  /// Source: the same, annex D.
  public static func checksum(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var sum = UInt32.max
    for byte in bytes { sum = checksums[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
    return bigEndian(~sum)
  }

  private static let checksums: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in
      sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320
    }
  }

  public static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
