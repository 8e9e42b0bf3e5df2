import HandmadeFiles

/// Files around a made-up part.
enum FuzzFile {
  /// A JPEG of 8 × 8 pixels with an Exif block.
  static func jpeg(exif block: [UInt8]) -> [UInt8] {
    let segment = JPEGParts.segment(0xE1, Array("Exif\0\0".utf8) + block.prefix(65000))
    return JPEGParts.inserting([segment], into: JPEGParts.flatPicture([99]))
  }

  /// A PNG of 8 × 8 pixels with an Exif block behind its pixels, which are missing.
  static func png(exif block: [UInt8]) -> [UInt8] {
    PNGParts.signature + PNGParts.chunk("IHDR", [0, 0, 0, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0])
      + PNGParts.chunk("IDAT", []) + PNGParts.chunk("eXIf", block) + PNGParts.end
  }

  /// A JPEG of 8 × 8 pixels of the kind that the profile says it is for, with the profile in as many
  /// segments as it takes.
  static func jpeg(profile: [UInt8]) -> [UInt8] {
    let picture = JPEGParts.flatPicture(Array([99, 140, 220, 30].prefix(channels(of: profile))))
    return JPEGParts.inserting(JPEGParts.profileSegments(profile), into: picture)
  }

  /// A PNG of one pixel of 16 bits with the profile.
  static func png(profile: [UInt8]) -> [UInt8] {
    let isGray = channels(of: profile) == 1
    let header = PNGParts.Header(width: 1, height: 1, depth: 16, colorType: isGray ? 0 : 2)
    return PNGParts.picture(
      header, chunks: [PNGParts.profileChunk(profile)],
      rows: [isGray ? [99, 7] : [200, 1, 99, 7, 40, 3]])
  }

  private static func channels(of profile: [UInt8]) -> Int {
    switch profile.dropFirst(16).first {
    case UInt8(ascii: "G"): 1
    case UInt8(ascii: "C"): 4
    default: 3
    }
  }

  /// The file with right checksums, as far as its chunks can be followed.
  static func repaired(png file: [UInt8]) -> [UInt8] {
    var file = file
    var start = PNGParts.signature.count
    while start + 12 <= file.count {
      let length = file[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= file.count else { break }
      file.replaceSubrange(end..<(end + 4), with: PNGParts.checksum(file[(start + 4)..<end]))
      start = end + 4
    }
    return file
  }
}
