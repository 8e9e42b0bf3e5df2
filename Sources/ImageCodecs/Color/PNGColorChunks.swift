import CImageCodecs

/// What the chunks before a PNG's pixels say of its colors; of several of a kind the first one.
///
/// Source: PNG Specification (Third Edition), 11.3.2.
struct PNGColorChunks {
  /// Of IHDR; colors of a palette count as RGB.
  let layout: ColorLayout
  /// Of cICP, four bytes.
  private(set) var codePoints: [UInt8]?
  /// Of iCCP, still packed.
  private(set) var profile: [UInt8]?
  private(set) var isSRGB = false
  /// Of gAMA; 0 counts as none.
  private(set) var gamma: Int?
  /// Of cHRM.
  private(set) var primaries: Primaries?
  private(set) var warnings: [String] = []

  private static let mostChunks = 100_000

  init(of image: EncodedImage) throws(ImageError) {
    var window = HeaderWindow(image)
    var position = PNGHeader.signature.count
    let kind = Array(try window.bytes(at: position + 16, count: 2, ahead: 2048))
    guard kind.count == 2 else { throw .truncated(.png, wholeRows: 0) }
    layout = ColorLayout(
      model: [0, 4].contains(kind[1]) ? .gray : .rgb, isWide: kind[0] == 16)
    for _ in 0..<PNGColorChunks.mostChunks {
      let header = try window.bytes(at: position, count: 8, ahead: 2048)
      let name = String(decoding: header.dropFirst(4), as: UTF8.self)
      guard header.count == 8, name != "IDAT" else { return }
      let length = header.prefix(4).bigEndianValue
      if let content = try content(of: name, at: position, length: length, &window) {
        take(name, content)
      }
      position += 12 + length
    }
  }

  /// The content of a chunk that matters here, nil for all others and for damaged ones.
  private mutating func content(
    of name: String, at position: Int, length: Int, _ window: inout HeaderWindow
  ) throws(ImageError) -> [UInt8]? {
    guard ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"].contains(name) else { return nil }
    guard length <= ColorProfile.longest else {
      warnings.append("its \(name) is too long and was ignored")
      return nil
    }
    let chunk = try window.bytes(at: position + 4, count: length + 8, ahead: 2048)
    guard chunk.count == length + 8,
      unsafe codec_checksum(Array(chunk.dropLast(4)), length + 4)
        == UInt32(chunk.suffix(4).bigEndianValue)
    else {
      warnings.append("its \(name) is damaged and was ignored")
      return nil
    }
    return Array(chunk.dropFirst(4).dropLast(4))
  }

  private mutating func take(_ name: String, _ content: [UInt8]) {
    switch (name, content.count) {
    case ("cICP", 4) where codePoints == nil: codePoints = content
    case ("iCCP", _) where profile == nil: profile = content
    case ("sRGB", 1): isSRGB = true
    case ("gAMA", 4) where gamma == nil:
      gamma = content.bigEndianValue == 0 ? nil : content.bigEndianValue
    case ("cHRM", 32) where primaries == nil:
      let points = stride(from: 0, to: 32, by: 8).map { start in
        Chromaticity(
          x: Double(content[start..<(start + 4)].bigEndianValue) / 100_000,
          y: Double(content[(start + 4)..<(start + 8)].bigEndianValue) / 100_000)
      }
      primaries = Primaries(white: points[0], red: points[1], green: points[2], blue: points[3])
    case ("iCCP", _), ("cICP", 4), ("gAMA", 4), ("cHRM", 32): break
    default: warnings.append("its \(name) has a wrong length and was ignored")
    }
  }
}
