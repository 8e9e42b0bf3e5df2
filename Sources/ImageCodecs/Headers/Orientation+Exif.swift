extension Orientation {
  private static let tag = 0x112
  private static let short = 3
  private static let longTypes = [4, 9]

  /// The orientation in an Exif block, `.topLeft` where it says nothing, or nothing valid.
  ///
  /// The block begins in the file with its TIFF header. Only its first directory is looked at, and
  /// offsets are never followed out of it.
  /// Source: TIFF 6.0, section 2; Exif 2.32 (CIPA DC-008), 4.6.
  init(exifIn block: Range<Int>, of window: inout HeaderWindow) throws(ImageError) {
    self = .topLeft
    let header = try Orientation.field(at: 0, count: 8, in: block, of: &window)
    let isBigEndian: Bool
    switch header.prefix(4).bigEndianValue {
    case 0x4D4D_002A: isBigEndian = true
    case 0x4949_2A00: isBigEndian = false
    default: return
    }
    func number(_ bytes: ArraySlice<UInt8>) -> Int {
      isBigEndian ? bytes.bigEndianValue : bytes.littleEndianValue
    }

    let directory = number(header.dropFirst(4))
    let entryCount = number(
      try Orientation.field(at: directory, count: 2, in: block, of: &window))
    for index in 0..<entryCount {
      let entry = try Orientation.field(
        at: directory + 2 + 12 * index, count: 12, in: block, of: &window)
      if entry.isEmpty { return }
      guard number(entry.prefix(2)) == Orientation.tag else { continue }

      let type = number(entry.dropFirst(2).prefix(2))
      let isSingle = number(entry.dropFirst(4).prefix(4)) == 1
      let value = entry.dropFirst(8)
      if isSingle, type == Orientation.short {
        self = Orientation(rawValue: number(value.prefix(2))) ?? .topLeft
      } else if isSingle, Orientation.longTypes.contains(type) {
        self = Orientation(rawValue: number(value)) ?? .topLeft
      }
      return
    }
  }

  /// Bytes of the block, or none where they do not all lie in it.
  private static func field(
    at offset: Int, count: Int, in block: Range<Int>, of window: inout HeaderWindow
  ) throws(ImageError) -> ArraySlice<UInt8> {
    guard offset + count <= block.count else { return [] }
    let bytes = try window.bytes(at: block.lowerBound + offset, count: count, ahead: 1024)
    return bytes.count == count ? bytes : []
  }
}
