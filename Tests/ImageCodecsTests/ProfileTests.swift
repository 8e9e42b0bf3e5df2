import Foundation
import HandmadeFiles
import ImageCodecs
import Pixels
import Testing

/// Profiles whose work cannot be mistaken: one says that red is green, green blue and blue red.
struct ProfileTests {
  private let lights = HandmadeProfile.sRGBLights
  private let stored: [UInt8] = [200, 90, 20]
  private var rotating: [UInt8] {
    HandmadeProfile.rgb([lights[1], lights[2], lights[0]]).bytes
  }

  @Test func aProfileSaysWhatTheChannelsOfAPNGMean() throws {
    let chunk = PNGParts.profileChunk(rotating)

    let shallow = try HandmadePicture.reading(HandmadePicture.png(stored, chunks: [chunk]))
    let deep = try HandmadePicture.reading(
      HandmadePicture.deepPNG(stored, colorType: 2, chunks: [chunk]))

    #expect(HandmadePicture.isNear(shallow.pixel, [20, 200, 90, 255]), "\(shallow.pixel)")
    #expect(HandmadePicture.isNear(deep.pixel, [20, 200, 90, 255]), "\(deep.pixel)")
    #expect(shallow.warnings + deep.warnings == [])
  }

  @Test func aProfileSaysWhatTheChannelsOfAJPEGMean() throws {
    let file = HandmadePicture.jpeg(
      rgb: stored, segments: JPEGParts.profileSegments(rotating))

    let (pixel, warnings) = try HandmadePicture.reading(file)

    #expect(HandmadePicture.isNear(pixel, [20, 200, 90, 255]), "\(pixel)")
    #expect(warnings == [])
  }

  @Test func aShrunkJPEGIsConvertedToo() throws {
    let photo = SamplePictures.photo(width: 256, height: 128)
    let plain = try photo.encodedJPEG()
    let file = JPEGParts.inserting(JPEGParts.profileSegments(rotating), into: plain)
    let target = PixelSize(width: 32, height: 16)

    let expected = try ImageFormats.decode(.bytes(plain), target: target)
    let converted = try ImageFormats.decode(.bytes(file), target: target)

    let rotated = expected.pixels.map {
      Pixel(red: $0.blue, green: $0.red, blue: $0.green, alpha: 255)
    }
    let difference = converted.greatestDifference(to: Bitmap(size: expected.size, pixels: rotated))
    #expect(try #require(difference) <= 2)
  }

  @Test func colorsOfAWideGamutBecomeAsVividAsTheyCan() throws {
    let profile = HandmadeProfile.rgb(HandmadeProfile.displayP3Lights).bytes
    let chunk = PNGParts.profileChunk(profile)

    let orange = try HandmadePicture.reading(HandmadePicture.png([200, 120, 60], chunks: [chunk]))
    let red = try HandmadePicture.reading(HandmadePicture.png([255, 0, 0], chunks: [chunk]))
    let white = try HandmadePicture.reading(HandmadePicture.png([255, 255, 255], chunks: [chunk]))

    // Computed from the primaries and white of both, and the curve that they share.
    #expect(HandmadePicture.isNear(orange.pixel, [213, 115, 42, 255]), "\(orange.pixel)")
    #expect(red.pixel == [255, 0, 0, 255])
    #expect(white.pixel == [255, 255, 255, 255])
  }

  @Test func anSRGBProfileChangesNoPixelAtAll() throws {
    let photo = SamplePictures.photo()
    let profile = HandmadeProfile.rgb(lights).bytes
    let (png, jpeg) = (try photo.encodedPNG(), try photo.encodedJPEG())

    let profiledPNG = PNGParts.inserting([PNGParts.profileChunk(profile)], into: png)
    let profiledJPEG = JPEGParts.inserting(JPEGParts.profileSegments(profile), into: jpeg)

    #expect(try ImageFormats.decode(.bytes(profiledPNG)) == photo)
    #expect(
      try ImageFormats.decode(.bytes(profiledJPEG)) == ImageFormats.decode(.bytes(jpeg)))
  }

  @Test func alphaIsLeftAloneAndColorsAreConvertedBeforeTheyAreMultipliedByIt() throws {
    let chunk = PNGParts.profileChunk(rotating)
    let shallow = PNGParts.picture(
      PNGParts.Header(width: 1, height: 1, colorType: 6), chunks: [chunk], rows: [stored + [128]])
    let deep = HandmadePicture.deepPNG(stored + [128], colorType: 6, chunks: [chunk])

    for file in [shallow, deep] {
      let (pixel, _) = try HandmadePicture.reading(file)
      #expect(HandmadePicture.isNear(pixel, [10, 100, 45, 128]), "\(pixel)")
      #expect(pixel[3] == 128)
    }
  }

  @Test func aTableIsLookedUp() throws {
    // Lightness falls as red rises; the other channels do nothing.
    let profile = HandmadeProfile.table(
      space: "RGB ", lightness: [255, 255, 255, 255, 0, 0, 0, 0])
    let chunk = PNGParts.profileChunk(profile.bytes)

    let light = try HandmadePicture.reading(HandmadePicture.png([0, 255, 0], chunks: [chunk]))
    let dark = try HandmadePicture.reading(HandmadePicture.png([255, 255, 255], chunks: [chunk]))

    #expect(HandmadePicture.isNear(light.pixel, [255, 255, 255, 255], within: 2), "\(light.pixel)")
    #expect(HandmadePicture.isNear(dark.pixel, [0, 0, 0, 255], within: 2), "\(dark.pixel)")
  }

  @Test func everyThreadGetsTheSameColorsFromOneTransform() async throws {
    let file = PNGParts.inserting(
      [PNGParts.profileChunk(rotating)], into: try SamplePictures.photo().encodedPNG())
    let expected = try ImageFormats.decode(.bytes(file))

    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<32 {
        group.addTask { (try? ImageFormats.decode(.bytes(file))) == expected }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func moreProfilesThanAreKeptAreStillRight() throws {
    for round in 0..<2 {
      for step in 0..<40 {
        let exponent = 1 + Double(step) / 32
        let profile = HandmadeProfile.rgb(lights, .gamma(exponent)).bytes
        let file = HandmadePicture.png([128, 128, 128], chunks: [PNGParts.profileChunk(profile)])

        let (pixel, _) = try HandmadePicture.reading(file)

        let expected = encodedSRGB(pow(128 / 255.0, exponent))
        #expect(abs(pixel[1] - expected) <= 1, "round \(round), exponent \(exponent)")
      }
    }
  }
}
