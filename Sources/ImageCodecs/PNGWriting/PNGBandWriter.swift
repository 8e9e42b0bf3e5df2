import Pixels

/// Collects rows to bands. A class, since it owns an encoder.
final class PNGBandWriter: PNGRowWriter {
  private let file: PNGFile
  private let encoder: PNGBandEncoder
  private let bandSize: Int
  private var checksum = PNGChecksum.empty

  /// Rows that do not yet make a band.
  private var waiting: [Color] = []
  private var made: [UInt8]

  init(_ settings: PNGSettings) throws(ImageWritingError) {
    file = PNGFile(settings)
    encoder = try PNGBandEncoder(settings)
    bandSize = settings.bandHeight * settings.size.width
    made = file.start
  }

  func write(_ rows: [Color]) throws(ImageWritingError) -> [UInt8] {
    var rest = rows[...]
    if !waiting.isEmpty {
      let missing = rest.prefix(bandSize - waiting.count)
      waiting += missing
      rest = rest.dropFirst(missing.count)
      if waiting.count == bandSize { try encodeWaiting() }
    }
    while rest.count >= bandSize {
      try encode(rest.prefix(bandSize))
      rest = rest.dropFirst(bandSize)
    }
    waiting += rest
    return takeMade()
  }

  func finish() throws(ImageWritingError) -> [UInt8] {
    if !waiting.isEmpty { try encodeWaiting() }
    return takeMade() + file.ending(after: checksum)
  }

  private func encodeWaiting() throws(ImageWritingError) {
    try encode(waiting[...])
    waiting.removeAll(keepingCapacity: true)
  }

  private func encode(_ rows: ArraySlice<Color>) throws(ImageWritingError) {
    let band = try encoder.encode(rows)
    checksum.add(band)
    made += band.chunk
  }

  private func takeMade() -> [UInt8] {
    let bytes = made
    made = []
    return bytes
  }
}
