import Foundation
import HandmadeFiles
import ImageCodecs
import Testing

struct GrayAndInkTests {
  private let gamma = HandmadeProfile.gray(.gamma(1)).bytes

  @Test func aGrayProfileSaysHowLightGrayIs() throws {
    let files = [
      HandmadePicture.jpeg([128], segments: JPEGParts.profileSegments(gamma)),
      PNGParts.picture(
        PNGParts.Header(width: 1, height: 1, colorType: 0),
        chunks: [PNGParts.profileChunk(gamma)], rows: [[128]]),
      HandmadePicture.deepPNG([128], colorType: 0, chunks: [PNGParts.profileChunk(gamma)]),
      HandmadePicture.deepPNG([128, 255], colorType: 4, chunks: [PNGParts.profileChunk(gamma)]),
    ]

    for file in files {
      let (pixel, warnings) = try HandmadePicture.reading(file)

      #expect(abs(pixel[0] - encodedSRGB(128 / 255.0)) <= 1, "\(pixel)")
      #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2])
      #expect(warnings == [])
    }
  }

  @Test func aGrayPictureWithAlphaKeepsItsAlpha() throws {
    let file = HandmadePicture.deepPNG(
      [255, 100], colorType: 4, chunks: [PNGParts.profileChunk(gamma)])

    #expect(try HandmadePicture.reading(file).pixel == [100, 100, 100, 100])
  }

  @Test func inksAreConvertedAsTheirProfileSays() throws {
    // Only black ink makes it darker: the plain formula would have cyan make it red-less.
    let profile = HandmadeProfile.table(
      space: "CMYK", lightness: (0..<16).map { $0 & 1 == 1 ? 0 : 255 })
    let segments = JPEGParts.profileSegments(profile.bytes)
    let adobe = JPEGParts.adobeSegment(transform: 0)

    let cyan = try HandmadePicture.reading(
      HandmadePicture.jpeg([255, 0, 0, 0], segments: segments))
    let black = try HandmadePicture.reading(
      HandmadePicture.jpeg([0, 0, 0, 255], segments: segments))
    let invertedCyan = try HandmadePicture.reading(
      HandmadePicture.jpeg([0, 255, 255, 255], segments: [adobe] + segments))
    let invertedBlack = try HandmadePicture.reading(
      HandmadePicture.jpeg([255, 255, 255, 0], segments: [adobe] + segments))

    for (pixel, warnings) in [cyan, invertedCyan] {
      #expect(HandmadePicture.isNear(pixel, [255, 255, 255, 255], within: 2), "\(pixel)")
      #expect(warnings == [])
    }
    for (pixel, _) in [black, invertedBlack] {
      #expect(HandmadePicture.isNear(pixel, [0, 0, 0, 255], within: 2), "\(pixel)")
    }
  }

  @Test func inksWithoutAProfileTakeTheirPartOfTheLight() throws {
    let adobe = JPEGParts.adobeSegment(transform: 0)

    let plain = try HandmadePicture.reading(HandmadePicture.jpeg([255, 0, 0, 51], segments: []))
    let inverted = try HandmadePicture.reading(
      HandmadePicture.jpeg([0, 255, 255, 204], segments: [adobe]))

    #expect(plain.pixel == [0, 204, 204, 255])
    #expect(inverted.pixel == [0, 204, 204, 255])
  }

  @Test func inksMayBeStoredAsLumaAndChroma() throws {
    // Luma 0 without chroma is no cyan, magenta or yellow where inks are stored inverted.
    let file = HandmadePicture.jpeg(
      [0, 128, 128, 102], segments: [JPEGParts.adobeSegment(transform: 2)])

    #expect(try HandmadePicture.reading(file).pixel == [102, 102, 102, 255])
  }
}
