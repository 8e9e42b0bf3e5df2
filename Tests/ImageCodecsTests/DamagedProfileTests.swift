import HandmadeFiles
import ImageCodecs
import Testing

/// A profile that cannot be used is ignored with a warning; it never costs the picture.
struct DamagedProfileTests {
  private let stored: [UInt8] = [200, 90, 20]
  private let profile = HandmadeProfile.rgb([
    HandmadeProfile.sRGBLights[1], HandmadeProfile.sRGBLights[2], HandmadeProfile.sRGBLights[0],
  ]).bytes

  @Test func partsMayComeInAnyOrder() throws {
    let parts = JPEGParts.profileSegments(profile, partLength: profile.count / 3 + 1)
    try #require(parts.count == 3)

    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
      let file = HandmadePicture.jpeg(rgb: stored, segments: order.map { parts[$0] })
      let (pixel, warnings) = try HandmadePicture.reading(file)

      #expect(HandmadePicture.isNear(pixel, [20, 200, 90, 255]), "\(order)")
      #expect(warnings == [])
    }
  }

  @Test func partsThatAreMissingOrThereTwiceOrAtOddsAreNoProfile() throws {
    let parts = JPEGParts.profileSegments(profile, partLength: profile.count / 3 + 1)
    let sets = [
      [parts[0], parts[2]], [parts[0], parts[1], parts[1]], parts + [parts[1]],
      [JPEGParts.profileSegment(profile, number: 0, of: 1)],
      [JPEGParts.profileSegment(profile, number: 1, of: 0)],
      [JPEGParts.profileSegment(profile, number: 2, of: 1)],
      [parts[0], parts[1], JPEGParts.profileSegment(profile.suffix(100), number: 3, of: 4)],
    ]

    for segments in sets {
      try expectIgnored(HandmadePicture.jpeg(rgb: stored, segments: segments))
    }
  }

  @Test func everyTruncationOfAProfileIsIgnored() throws {
    for length in stride(from: 0, to: profile.count - 4, by: 7) {
      let cut = Array(profile.prefix(length))
      try expectIgnored(
        HandmadePicture.jpeg(rgb: stored, segments: JPEGParts.profileSegments(cut)))
      try expectIgnored(HandmadePicture.png(stored, chunks: [PNGParts.profileChunk(cut)]))
    }
  }

  @Test func aProfileForOtherColorsIsIgnored() throws {
    let gray = HandmadeProfile.gray(.gamma(1.8)).bytes
    let inks = HandmadeProfile.table(
      space: "CMYK", lightness: [UInt8](repeating: 99, count: 16)
    ).bytes

    try expectIgnored(HandmadePicture.png(stored, chunks: [PNGParts.profileChunk(gray)]))
    try expectIgnored(
      HandmadePicture.jpeg(rgb: stored, segments: JPEGParts.profileSegments(inks)))
    let (pixel, warnings) = try HandmadePicture.reading(
      HandmadePicture.jpeg([77], segments: JPEGParts.profileSegments(profile)))
    #expect(pixel == [77, 77, 77, 255])
    #expect(warnings.count == 1)
  }

  @Test(arguments: [0, 12, 16, 20, 36, 128, 132, 140])
  func aDamagedHeaderOrDirectoryIsIgnored(offset: Int) throws {
    var damaged = profile
    damaged.replaceSubrange(offset..<(offset + 4), with: [0xFF, 0xFF, 0xFF, 0xFF])

    let file = HandmadePicture.jpeg(rgb: stored, segments: JPEGParts.profileSegments(damaged))

    #expect(throws: Never.self) { try HandmadePicture.reading(file) }
    if offset < 132 { try expectIgnored(file) }
  }

  @Test func chainsOfElementsAreNotFollowed() throws {
    var renamed = profile
    let name = try #require(
      renamed.indices.first { renamed[$0...].starts(with: Array("wtpt".utf8)) })
    renamed.replaceSubrange(name..<(name + 4), with: Array("D2B0".utf8))

    let (pixel, _) = try HandmadePicture.reading(
      HandmadePicture.jpeg(rgb: stored, segments: JPEGParts.profileSegments(renamed)))

    #expect(HandmadePicture.isNear(pixel, [20, 200, 90, 255]))
  }

  @Test func aPackedProfileThatUnpacksToMegabytesIsIgnored() throws {
    // What is unpacked says that it has 16 MB.
    let chunk = PNGParts.profileChunk([1, 0, 0, 0] + [UInt8](repeating: 0, count: 1000))
    try expectIgnored(HandmadePicture.png(stored, chunks: [chunk]))
  }

  private func expectIgnored(
    _ file: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (pixel, warnings) = try HandmadePicture.reading(file)
    #expect(pixel == stored.map(Int.init) + [255], sourceLocation: sourceLocation)
    #expect(warnings.count == 1, "\(warnings)", sourceLocation: sourceLocation)
  }
}
