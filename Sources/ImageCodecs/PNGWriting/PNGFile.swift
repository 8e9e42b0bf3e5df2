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
    let bytes = Self.opening(settings)
    // Deflate with a window of 32 KiB, and that little time was taken.
    return bytes + PNGChunk.bytes("IDAT", [0x78, 0x01])
  }

  /// The header and what stands between it and the pixels.
  ///
  /// - Parameter others: Chunks that come right after the header.
  static func opening(_ settings: PNGSettings, _ others: [UInt8] = []) -> [UInt8] {
    var bytes = PNGHeader.signature
    bytes += PNGChunk.bytes(
      "IHDR",
      PNGChunk.number(settings.size.width) + PNGChunk.number(settings.size.height)
        + [8, settings.isOpaque ? 2 : 6, 0, 0, 0])
    bytes += others
    // Perceptual intent.
    bytes += PNGChunk.bytes("sRGB", [0])
    let resolution = PNGChunk.number(max(0, min(settings.pixelsPerMeter, Int(UInt32.max))))
    bytes += PNGChunk.bytes("pHYs", resolution + resolution + [1])
    if settings.isOwnOutput {
      bytes += PNGChunk.bytes("tEXt", Array("Software\0\(ImageInfo.ownMark)".utf8))
    }
    return bytes
  }

  /// All that comes after the last band: an empty last block and the checksum of all bands.
  func ending(after bands: PNGChecksum) -> [UInt8] {
    PNGChunk.bytes("IDAT", [3, 0] + PNGChunk.number(Int(bands.adler))) + PNGChunk.bytes("IEND", [])
  }
}
