/// The boxes that a HEIF file is made of, of which only the lengths are looked at.
///
/// Source: ISO/IEC 14496-12, 4.2.
enum HEIFBoxes {
  private static let mostBoxes = 10_000

  /// Throws where the file ends before its last box does; libraries tell only of some such cuts.
  static func checkAreWhole(
    in image: EncodedImage, format: ImageFormat
  ) throws(ImageError) {
    var window = HeaderWindow(image)
    var position = 0
    for _ in 0..<mostBoxes {
      let header = try window.bytes(at: position, count: 16, ahead: 64)
      if header.isEmpty { return }
      guard header.count >= 8 else { throw .truncated(format, wholeRows: 0) }
      let length: Int
      switch header.prefix(4).bigEndianValue {
      // To the end of the file, wherever that is.
      case 0: return
      case 1:
        guard header.count == 16 else { throw .truncated(format, wholeRows: 0) }
        let words = header.dropFirst(8)
        guard words.prefix(2).bigEndianValue == 0 else { throw .truncated(format, wholeRows: 0) }
        length = words.dropFirst(2).bigEndianValue
      case let short: length = short
      }
      if length < 8 { throw .corrupt(format, "a box is shorter than its header") }
      position += length
      let last = try window.bytes(at: position - 1, count: 1, ahead: 64)
      if last.isEmpty { throw .truncated(format, wholeRows: 0) }
    }
  }
}
