import Foundation
import HandmadeFiles
import ImageCodecs
import Testing

/// Which of a PNG's statements about its colors counts.
struct PNGColorTests {
  private let stored: [UInt8] = [200, 90, 20]
  private let linear = PNGParts.gammaChunk(100_000)
  private let sRGB = PNGParts.chunk("sRGB", [0])
  private let profile = PNGParts.profileChunk(
    HandmadeProfile.rgb([
      HandmadeProfile.sRGBLights[1], HandmadeProfile.sRGBLights[2], HandmadeProfile.sRGBLights[0],
    ]).bytes)
  /// Primaries of sRGB, linear light.
  private let codePoints = PNGParts.chunk("cICP", [1, 8, 0, 1])

  private var plain: [Int] { stored.map(Int.init) + [255] }
  private var rotated: [Int] { [20, 200, 90, 255] }
  private var lightened: [Int] { stored.map { encodedSRGB(Double($0) / 255) } + [255] }

  @Test func theMostExactStatementCounts() throws {
    let cases: [([[UInt8]], [Int])] = [
      ([], plain), ([linear], lightened), ([linear, sRGB], plain), ([sRGB, linear], plain),
      ([linear, profile], rotated), ([sRGB, profile], rotated), ([profile, sRGB], rotated),
      ([profile, codePoints], lightened), ([codePoints, profile, sRGB], lightened),
    ]

    for (index, (chunks, expected)) in cases.enumerated() {
      let (pixel, warnings) = try HandmadePicture.reading(
        HandmadePicture.png(stored, chunks: chunks))

      #expect(HandmadePicture.isNear(pixel, expected), "case \(index): \(pixel)")
      #expect(warnings == [])
    }
  }

  @Test func whatMakesNoSenseLeavesItsPlaceToTheNext() throws {
    let unknown = PNGParts.chunk("cICP", [2, 2, 0, 1])
    let broken = PNGParts.profileChunk([1, 2, 3])

    let (pixel, warnings) = try HandmadePicture.reading(
      HandmadePicture.png(stored, chunks: [unknown, broken, linear]))

    #expect(HandmadePicture.isNear(pixel, lightened))
    #expect(warnings.count == 2)
  }

  @Test func aGammaOfZeroIsNoGamma() throws {
    let (pixel, _) = try HandmadePicture.reading(
      HandmadePicture.png(stored, chunks: [PNGParts.gammaChunk(0)]))

    #expect(pixel == plain)
  }

  @Test(arguments: ["gAMA", "iCCP", "cICP", "cHRM"])
  func aStatementWithAWrongChecksumIsIgnored(name: String) throws {
    let chunks = ["gAMA": linear, "iCCP": profile, "cICP": codePoints, "cHRM": swapped]
    var chunk = try #require(chunks[name])
    chunk[chunk.count - 1] ^= 1

    let (pixel, warnings) = try HandmadePicture.reading(
      HandmadePicture.png(stored, chunks: [chunk]))

    #expect(pixel == plain)
    #expect(warnings.count == 1, "\(warnings)")
  }

  /// cHRM with red and green exchanged.
  private let swapped = PNGParts.chunk(
    "cHRM",
    [31270, 32900, 30000, 60000, 64000, 33000, 15000, 6000].flatMap { PNGParts.bigEndian($0) })

  @Test func primariesCountTogetherWithGamma() throws {
    let alone = try HandmadePicture.reading(HandmadePicture.png(stored, chunks: [swapped]))
    let both = try HandmadePicture.reading(
      HandmadePicture.png(stored, chunks: [PNGParts.gammaChunk(45455), swapped]))

    let expected = [90, 200, 20].map { encodedSRGB(pow(Double($0) / 255, 100_000 / 45455.0)) }
    #expect(alone.pixel == plain)
    #expect(HandmadePicture.isNear(both.pixel, expected + [255]), "\(both.pixel)")
  }

  @Test func impossiblePrimariesAreIgnored() throws {
    let flat = PNGParts.chunk(
      "cHRM", [UInt32](repeating: 30000, count: 8).flatMap { PNGParts.bigEndian($0) })

    let (pixel, warnings) = try HandmadePicture.reading(
      HandmadePicture.png(stored, chunks: [linear, flat]))

    #expect(HandmadePicture.isNear(pixel, lightened))
    #expect(warnings.count == 1)
  }

  @Test func gammaLeavesAlphaAlone() throws {
    let file = PNGParts.picture(
      PNGParts.Header(width: 1, height: 1, colorType: 6), chunks: [linear],
      rows: [[255, 255, 255, 77]])

    #expect(try HandmadePicture.reading(file).pixel == [77, 77, 77, 77])
  }

  @Test func codePointsOfSRGBChangeNothingAndThoseOfP3Do() throws {
    let same = try HandmadePicture.reading(
      HandmadePicture.png(stored, chunks: [PNGParts.chunk("cICP", [1, 13, 0, 1])]))
    let wide = try HandmadePicture.reading(
      HandmadePicture.png([200, 120, 60], chunks: [PNGParts.chunk("cICP", [12, 13, 0, 1])]))

    #expect(same.pixel == plain)
    #expect(HandmadePicture.isNear(wide.pixel, [213, 115, 42, 255]), "\(wide.pixel)")
  }

  @Test func inANarrowRange16IsBlackAnd235White() throws {
    let chunk = PNGParts.chunk("cICP", [1, 13, 0, 0])

    let black = try HandmadePicture.reading(HandmadePicture.png([16, 16, 16], chunks: [chunk]))
    let white = try HandmadePicture.reading(HandmadePicture.png([235, 235, 235], chunks: [chunk]))

    #expect(HandmadePicture.isNear(black.pixel, [0, 0, 0, 255]), "\(black.pixel)")
    #expect(HandmadePicture.isNear(white.pixel, [255, 255, 255, 255]), "\(white.pixel)")
  }

  @Test(arguments: [UInt8(16), 18])
  func aPictureForBrightScreensIsDrawnWithAWarning(transfer: UInt8) throws {
    let (pixel, warnings) = try HandmadePicture.reading(
      HandmadePicture.png([148, 148, 148], chunks: [PNGParts.chunk("cICP", [9, transfer, 0, 1])]))

    #expect((100...255).contains(pixel[0]), "\(pixel)")
    #expect(warnings.count == 1)
  }
}
