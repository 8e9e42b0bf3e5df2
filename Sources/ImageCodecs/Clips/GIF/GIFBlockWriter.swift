import Pixels

/// The blocks of a GIF.
///
/// Source: CompuServe, "Graphics Interchange Format", version 89a, 1990; for the loop, Netscape's
/// application extension.
enum GIFBlockWriter {
  enum Disposal: UInt8 {
    /// Stays.
    case keep = 1
    /// Becomes clear.
    case clear = 2
  }

  /// Header, screen, color table and, where the clip plays more than once, the loop.
  static func opening(_ settings: ClipSettings, _ palette: GIFPalette) -> [UInt8] {
    var bytes = Array("GIF89a".utf8)
    bytes.append(short: settings.size.width)
    bytes.append(short: settings.size.height)
    let bits = tableBits(palette)
    bytes += [0xF0 | UInt8(bits - 1), palette.clear, 0]
    for color in palette.colors { bytes += [color.red, color.green, color.blue] }
    bytes += Array(repeating: 0, count: ((1 << bits) - palette.colors.count) * 3)
    guard settings.playCount != 1 else { return bytes }
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
    // The block counts how often the clip is played again; 0 is without end.
    bytes.append(short: min(max(settings.playCount - 1, 0), 65_535))
    bytes.append(0)
    return bytes
  }

  /// How long and with what clear index the next picture is seen.
  static func control(delay: Int, _ disposal: Disposal, clear: UInt8?) -> [UInt8] {
    var bytes: [UInt8] = [0x21, 0xF9, 4, disposal.rawValue << 2 | (clear == nil ? 0 : 1)]
    bytes.append(short: delay)
    bytes += [clear ?? 0, 0]
    return bytes
  }

  /// A picture, of which the codes are given.
  static func picture(_ box: PixelBox, codes: [UInt8], bits: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x2C]
    for number in [box.columns.lowerBound, box.rows.lowerBound, box.columns.count, box.rows.count] {
      bytes.append(short: number)
    }
    bytes += [0, UInt8(bits)]
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(start + 255, codes.count)]
      bytes.append(UInt8(block.count))
      bytes += block
    }
    bytes.append(0)
    return bytes
  }

  static let ending: [UInt8] = [0x3B]

  /// The table holds all colors and the clear index.
  static func tableBits(_ palette: GIFPalette) -> Int {
    max(Int.bitWidth - palette.colors.count.leadingZeroBitCount, 1)
  }

  /// LZW begins with at least two.
  static func codeBits(_ palette: GIFPalette) -> Int { max(tableBits(palette), 2) }
}

extension [UInt8] {
  /// Two bytes, the lower first.
  fileprivate mutating func append(short number: Int) {
    append(UInt8(truncatingIfNeeded: number))
    append(UInt8(truncatingIfNeeded: number >> 8))
  }
}
