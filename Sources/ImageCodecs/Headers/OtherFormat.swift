/// Kinds of file that are not read here, or not by every build, but known well enough to be called by their name.
enum OtherFormat {
  /// The name of the format of a file that begins with these bytes.
  ///
  /// Sources: the formats' own specifications; ISO/IEC 14496-12, 4.3 for the brands.
  static func name(of head: [UInt8]) -> String? {
    for (start, name) in starts where head.starts(with: start) { return name }
    if isWebP(head) { return ImageFormat.webp.name }
    if head.dropFirst(4).prefix(4).elementsEqual("ftyp".utf8) {
      return brandName(String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self))
    }
    return markupName(of: head)
  }

  static func isWebP(_ head: [UInt8]) -> Bool {
    head.starts(with: Array("RIFF".utf8))
      && head.dropFirst(8).prefix(4).elementsEqual("WEBP".utf8)
  }

  private static let starts: [([UInt8], String)] = [
    (Array("GIF8".utf8), "GIF"),
    (Array("BM".utf8), "BMP"),
    ([0x49, 0x49, 0x2A, 0x00], "TIFF"),
    ([0x4D, 0x4D, 0x00, 0x2A], "TIFF"),
    ([0x49, 0x49, 0x2B, 0x00], "BigTIFF"),
    ([0x4D, 0x4D, 0x00, 0x2B], "BigTIFF"),
    (Array("%PDF".utf8), "PDF"),
    (Array("8BPS".utf8), "Photoshop"),
    ([0xFF, 0x0A], "JPEG XL"),
    ([0, 0, 0, 12] + Array("JXL ".utf8), "JPEG XL"),
    ([0, 0, 0, 12] + Array("jP  ".utf8), "JPEG 2000"),
    ([0xFF, 0x4F, 0xFF, 0x51], "JPEG 2000"),
    (Array("qoif".utf8), "QOI"),
    ([0, 0, 1, 0], "ICO"),
  ]

  private static func brandName(_ brand: String) -> String {
    switch brand {
    case "avif", "avis": "AVIF"
    case "heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1": "HEIC"
    default: "MP4"
    }
  }

  /// Text is looked at without regard to case, a byte order mark and space before it.
  private static func markupName(of head: [UInt8]) -> String? {
    let text = String(decoding: head, as: UTF8.self).lowercased()
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.hasPrefix("<svg") { return "SVG" }
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") { return "HTML" }
    if text.hasPrefix("<?xml") { return text.contains("<svg") ? "SVG" : "XML" }
    return nil
  }
}
