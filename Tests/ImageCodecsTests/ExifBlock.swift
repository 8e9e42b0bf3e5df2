/// An Exif block of one entry, right or wrong.
struct ExifBlock: Sendable {
  var isBigEndian: Bool
  var type: Int
  var value: Int
  var count = 1
  var tag = 0x112
  var directory = 8
  var entryCount = 1

  /// From the TIFF header on.
  var bytes: [UInt8] {
    let start = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(directory, 4)
    let entry = number(tag, 2) + number(type, 2) + number(count, 4)
    let field = type == 3 ? number(value, 2) + [0, 0] : number(value, 4)
    return start + number(entryCount, 2) + entry + field + number(0, 4)
  }

  /// The picture with the block as its first segment, whose length fits the bytes that are kept.
  func inserted(intoJPEG jpeg: [UInt8], cutTo length: Int? = nil) -> [UInt8] {
    let payload = Array("Exif\0\0".utf8) + bytes.prefix(length ?? bytes.count)
    let size = payload.count + 2
    let segment: [UInt8] = [0xFF, 0xE1, UInt8(size >> 8), UInt8(size & 255)] + payload
    return Array(jpeg.prefix(2)) + segment + Array(jpeg.dropFirst(2))
  }

  /// The picture with the block as its last chunk but one.
  func inserted(intoPNG png: [UInt8]) -> [UInt8] {
    let chunk = Array("eXIf".utf8) + bytes
    let whole = bigEndian(bytes.count, 4) + chunk + bigEndian(Int(checksum(chunk)), 4)
    return Array(png.dropLast(12)) + whole + Array(png.suffix(12))
  }

  private func number(_ value: Int, _ byteCount: Int) -> [UInt8] {
    isBigEndian ? bigEndian(value, byteCount) : bigEndian(value, byteCount).reversed()
  }

  private func bigEndian(_ value: Int, _ byteCount: Int) -> [UInt8] {
    (0..<byteCount).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Source: PNG Specification (Third Edition), annex D.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
