/// Pieces of JPEG files. Source: ITU-T T.81, annex B.
public enum JPEGParts {
  public static let startOfImage: [UInt8] = [0xFF, 0xD8]
  public static let endOfImage: [UInt8] = [0xFF, 0xD9]

  /// At most 65533 bytes with a marker and their length before them.
  public static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let length = payload.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + payload
  }

  /// A profile in segments of at most `partLength` bytes of it.
  public static func profileSegments(_ profile: [UInt8], partLength: Int = 65000) -> [[UInt8]] {
    let starts = Array(stride(from: 0, to: max(1, profile.count), by: partLength))
    return starts.enumerated().map { index, start in
      let part = profile[start..<min(profile.count, start + partLength)]
      return profileSegment(part, number: index + 1, of: starts.count)
    }
  }

  public static func profileSegment(
    _ part: some Collection<UInt8>, number: Int, of total: Int
  ) -> [UInt8] {
    segment(0xE2, Array("ICC_PROFILE\0".utf8) + [UInt8(number & 255), UInt8(total & 255)] + part)
  }

  /// Adobe's segment; a transform of 2 means that the inks are stored as YCCK, 0 that they are not.
  public static func adobeSegment(transform: UInt8) -> [UInt8] {
    segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
  }

  /// A picture with segments put before all others.
  public static func inserting(_ segments: [[UInt8]], into jpeg: [UInt8]) -> [UInt8] {
    Array(jpeg.prefix(2)) + segments.flatMap { $0 } + jpeg.dropFirst(2)
  }

  /// A picture of 8 × 8 pixels, all alike, with one component for each of the values, which are
  /// stored without any loss.
  public static func flatPicture(_ values: [UInt8]) -> [UInt8] {
    let numbers = Array(1...UInt8(values.count))
    let count = UInt8(values.count)
    return startOfImage + tables
      + segment(0xC0, [8, 0, 8, 0, 8, count] + numbers.flatMap { [$0, 0x11, 0] })
      + segment(0xDA, [count] + numbers.flatMap { [$0, 0] } + [0, 63, 0])
      + scan(values) + endOfImage
  }

  /// Of differences a code of four bits for each of the 12 sizes; of the other coefficients one bit,
  /// which ends a block.
  private static let tables: [UInt8] =
    segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    + segment(0xC4, [0x00, 0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + Array(0...11))
    + segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 16))

  private static func scan(_ values: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, count: Int) {
      for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
    }
    for value in values {
      // The mean of a block is an eighth of its first coefficient.
      let difference = (Int(value) - 128) * 8
      let size = Int.bitWidth - abs(difference).leadingZeroBitCount
      append(size, count: 4)
      append(difference < 0 ? difference - 1 : difference, count: size)
      append(0, count: 1)
    }
    while bits.count % 8 != 0 { bits.append(true) }
    return stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      return byte == 0xFF ? [0xFF, 0] : [byte]
    }
  }
}
