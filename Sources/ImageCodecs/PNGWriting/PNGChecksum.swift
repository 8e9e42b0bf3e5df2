import CImageCodecs

/// The checksum of bands one after the other. Source: RFC 1950, 9.
struct PNGChecksum {
  private(set) var adler: UInt32

  static let empty = PNGChecksum(adler: 1)

  mutating func add(_ band: PNGBand) {
    adler = codec_adler_combine(adler, band.adler, UInt64(band.filteredCount))
  }
}
