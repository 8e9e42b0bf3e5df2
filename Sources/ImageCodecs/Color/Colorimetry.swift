/// A color space told in numbers.
struct Colorimetry: Hashable, Sendable {
  var primaries: Primaries
  var transfer: TransferFunction

  /// Whether 16 is black and 235 is white, as in television, instead of 0 and 255.
  var isNarrowRange = false

  /// Light for evenly spaced values, 65535 the most; nil where the curve itself says it.
  var table: [UInt16]? {
    if !isNarrowRange, !transfer.isHighDynamicRange { return nil }
    return (0...Colorimetry.lastTableIndex).map { index in
      let value = Double(index) / Double(Colorimetry.lastTableIndex)
      let full = isNarrowRange ? (value * 255 - 16) / 219 : value
      return UInt16((transfer.light(min(1, max(0, full))) * 65535).rounded())
    }
  }

  private static let lastTableIndex = 4095
}
