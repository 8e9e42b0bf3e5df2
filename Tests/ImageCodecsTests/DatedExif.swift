/// An Exif block with dates in both of its directories.
struct DatedExif {
  var isBigEndian = true

  /// In the first directory.
  var changed: String?

  /// In Exif's own directory.
  var taken: String?
  var digitized: String?

  /// Where the second directory is said to be; nil for where it is.
  var directory: Int?

  /// From the TIFF header on.
  var bytes: [UInt8] {
    let first = [(0x132, changed)].compactMap { tag, text in text.map { (tag, $0) } }
    let second = [(0x9003, taken), (0x9004, digitized)].compactMap { tag, text in
      text.map { (tag, $0) }
    }
    let secondStart = 8 + 2 + (first.count + 1) * 12 + 4
    var textStart = secondStart + 2 + second.count * 12 + 4
    var texts: [UInt8] = []
    func entries(_ fields: [(Int, String)]) -> [UInt8] {
      fields.flatMap { tag, text in
        let value = Array(text.utf8) + [0]
        defer {
          texts += value
          textStart += value.count
        }
        return number(tag, 2) + number(2, 2) + number(value.count, 4) + number(textStart, 4)
      }
    }
    let head = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
    let link = number(0x8769, 2) + number(4, 2) + number(1, 4) + number(directory ?? secondStart, 4)
    let firstDirectory = number(first.count + 1, 2) + entries(first) + link + number(0, 4)
    let secondDirectory = number(second.count, 2) + entries(second) + number(0, 4)
    return head + firstDirectory + secondDirectory + texts
  }

  /// The picture with the block as its first segment.
  func inserted(intoJPEG jpeg: [UInt8]) -> [UInt8] {
    let payload = Array("Exif\0\0".utf8) + bytes
    let size = payload.count + 2
    return Array(jpeg.prefix(2)) + [0xFF, 0xE1, UInt8(size >> 8), UInt8(size & 255)] + payload
      + Array(jpeg.dropFirst(2))
  }

  private func number(_ value: Int, _ byteCount: Int) -> [UInt8] {
    let bytes = (0..<byteCount).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBigEndian ? bytes : bytes.reversed()
  }
}
