import CImageCodecs

/// The parts that a PNG is made of. Source: PNG Specification (Third Edition), 5.3.
enum PNGChunk {
  /// A chunk with its length, name and checksum.
  static func bytes(_ name: String, _ content: [UInt8]) -> [UInt8] {
    precondition(content.count <= longestContent, "a chunk's length has 31 bits")
    var bytes = number(content.count)
    bytes.reserveCapacity(content.count + 12)
    bytes += name.utf8
    bytes += content
    let checksum = unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return UInt32(0) }
      return unsafe codec_checksum(start + 4, buffer.count - 4)
    }
    return bytes + number(Int(checksum))
  }

  static let longestContent = Int(Int32.max)

  /// Four bytes, the highest first.
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Two bytes, the higher first.
  static func number(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xFF)] }
}
