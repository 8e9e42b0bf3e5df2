import CImageCodecs

extension ColorReading {
  /// The color space of a PNG: that of the first of cICP, iCCP, sRGB and gAMA that makes sense.
  ///
  /// Source: PNG Specification (Third Edition), 4.3 and 11.3.2.
  init(_ chunks: PNGColorChunks) {
    self.init(layout: chunks.layout)
    chunks.warnings.forEach { warn($0) }
    if let codePoints = chunks.codePoints { take(codePoints: codePoints) }
    if let profile = chunks.profile, !isSettled { take(packedProfile: profile) }
    if chunks.isSRGB, !isSettled { settle(.sRGB) }
    if let gamma = chunks.gamma, !isSettled { take(gamma: gamma, primaries: chunks.primaries) }
  }

  /// Of a cICP chunk, or the like of it: primaries, transfer function, matrix, whether the range is full.
  mutating func take(codePoints: [UInt8]) {
    guard codePoints.count == 4, codePoints[2] == 0, codePoints[3] <= 1,
      let primaries = Primaries(code: codePoints[0]),
      let transfer = TransferFunction(code: codePoints[1])
    else { return warn("its color space (code points of H.273) is unknown and was ignored") }
    settle(
      .colorimetry(
        Colorimetry(
          primaries: primaries, transfer: transfer, isNarrowRange: codePoints[3] == 0)))
    if transfer.isHighDynamicRange {
      warn("it is made for bright screens (HDR), and its colors are only roughly right here")
    }
  }

  /// Of an iCCP chunk: a name of 1 to 79 bytes, 0, the method 0, then what zlib made.
  private mutating func take(packedProfile: [UInt8]) {
    guard let end = packedProfile.prefix(80).firstIndex(of: 0), end > 0,
      packedProfile.dropFirst(end + 1).first == 0
    else { return warn(ColorReading.unreadableProfile) }
    let packed = Array(packedProfile.dropFirst(end + 2))
    // A profile begins with its size, so that no more than that is unpacked.
    let size = ColorReading.inflated(packed, count: 4)
    guard size.count == 4 else { return warn(ColorReading.unreadableProfile) }
    guard size.bigEndianValue <= ColorProfile.longest else {
      return warn(ColorReading.tooLongProfile)
    }
    take(profile: ColorReading.inflated(packed, count: size.bigEndianValue))
  }

  /// Of a gAMA chunk: 100,000 times the exponent with which light became numbers.
  private mutating func take(gamma: Int, primaries: Primaries?) {
    let exponent = 100_000 / Double(gamma)
    guard (0.05...20).contains(exponent) else {
      return warn("its gamma of \(gamma) makes no sense and was ignored")
    }
    var space = Colorimetry(primaries: .sRGB, transfer: .gamma(exponent))
    // Gray is gray whatever the primaries are.
    if let primaries, layout.model == .rgb {
      if primaries.arePossible {
        space.primaries = primaries
      } else {
        warn("its primaries (cHRM) make no sense and were ignored")
      }
    }
    settle(.colorimetry(space))
  }

  private static func inflated(_ packed: [UInt8], count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, made in
      guard let start = buffer.baseAddress else { return }
      made = unsafe codec_inflate(packed, packed.count, start, count)
    }
  }
}
