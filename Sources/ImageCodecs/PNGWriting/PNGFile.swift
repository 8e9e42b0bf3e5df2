import CImageCodecs
import Pixels

/// The PNG around bands that were made one by one.
public struct PNGFile: Sendable {
  private let settings: PNGSettings

  public init(_ settings: PNGSettings) {
    self.settings = settings
  }

  /// The file of all bands, from the top.
  public func join(_ bands: some Collection<PNGBand>) -> [UInt8] {
    pieces(joining: bands).reduce(into: []) { $0 += $1 }
  }

  /// The same in pieces, one after the other, so that no band is copied.
  public func pieces(joining bands: some Collection<PNGBand>) -> [[UInt8]] {
    precondition(
      bands.reduce(0) { $0 + $1.rowCount } == settings.size.height,
      "a PNG has all the rows its header says")
    return [start] + bands.map(\.chunk) + [ending(after: bands.reduce(into: .empty) { $0.add($1) })]
  }

  /// All that comes before the first band.
  ///
  /// Source: PNG Specification (Third Edition), 5.6, 11.2 and 11.3; RFC 1950, 2.2.
  var start: [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += Self.chunk(
      "IHDR",
      Self.number(settings.size.width) + Self.number(settings.size.height)
        + [8, settings.isOpaque ? 2 : 6, 0, 0, 0])
    // Perceptual intent.
    bytes += Self.chunk("sRGB", [0])
    let resolution = Self.number(max(0, min(settings.pixelsPerMeter, Int(UInt32.max))))
    bytes += Self.chunk("pHYs", resolution + resolution + [1])
    if settings.isOwnOutput {
      bytes += Self.chunk("tEXt", Array("Software\0\(ImageInfo.ownMark)".utf8))
    }
    // Deflate with a window of 32 KiB, and that little time was taken.
    return bytes + Self.chunk("IDAT", [0x78, 0x01])
  }

  /// All that comes after the last band: an empty last block and the checksum of all bands.
  func ending(after bands: PNGChecksum) -> [UInt8] {
    Self.chunk("IDAT", [3, 0] + Self.number(Int(bands.adler))) + Self.chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return number(content.count) + body + number(Int(unsafe codec_checksum(body, body.count)))
  }

  /// Four bytes, the highest first.
  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
