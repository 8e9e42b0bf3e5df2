/// An ICC profile whose header makes sense.
///
/// Source: ICC.1:2022, 7.2 (header) and 7.3 (tag table).
struct ColorProfile: Hashable, Sendable {
  /// Nil for colors of another kind than pictures here have.
  let model: ColorModel?

  /// Without the chains of elements that came with version 4.3 of the format.
  let bytes: [UInt8]

  /// In bytes; the largest for printing have about 3 MB.
  static let longest = 8_000_000

  private static let headerCount = 128
  private static let mostTags = 100

  /// Nil for what no profile of a device or of a color space begins with.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= ColorProfile.headerCount + 4, bytes.count <= ColorProfile.longest,
      bytes[0..<4].bigEndianValue <= bytes.count, bytes[36..<40].elementsEqual("acsp".utf8),
      ["scnr", "mntr", "prtr", "spac"].contains(ColorProfile.text(bytes[12..<16])),
      ["XYZ ", "Lab "].contains(ColorProfile.text(bytes[20..<24]))
    else { return nil }
    switch ColorProfile.text(bytes[16..<20]) {
    case "GRAY": model = .gray
    case "RGB ": model = .rgb
    case "CMYK": model = .cmyk
    default: model = nil
    }
    self.bytes = ColorProfile.withoutChains(bytes)
  }

  /// The profile with the tags `D2B0` to `B2D3` called something else.
  ///
  /// Their chains may be as long as the file, and each color must pass through all of a chain, so
  /// that a small picture could take hours. Browsers do not read them either; such a profile has the
  /// ordinary tags beside them.
  private static func withoutChains(_ bytes: [UInt8]) -> [UInt8] {
    let count = bytes[headerCount..<(headerCount + 4)].bigEndianValue
    let chains = (0..<min(count, mostTags)).map { headerCount + 4 + 12 * $0 }.filter { start in
      start + 4 <= bytes.count && ["D2B", "B2D"].contains(text(bytes[start..<(start + 3)]))
    }
    // Most have none, and need not be copied.
    if chains.isEmpty { return bytes }
    var bytes = bytes
    for start in chains { bytes[start] = UInt8(ascii: "x") }
    return bytes
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
