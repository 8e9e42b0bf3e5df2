import ImageCodecs
import Pixels
import TestSupport
import Testing

struct LimitTests {
  @Test func aPictureOfTooManyPixelsIsRefusedFromItsHeadersAlone() throws {
    for (name, bytes) in try SamplePictures.files() {
      let headers = EncodedImage.bytes(bytes)
      let size = try ImageFormats.readInfo(from: headers).size
      let limit = PixelLimit(maximumPixels: size.area - 1)

      #expect(throws: ImageError.tooLarge(size, limit: size.area - 1), "\(name)") {
        try ImageFormats.readInfo(from: headers, limit: limit)
      }
      #expect(throws: ImageError.tooLarge(size, limit: size.area - 1), "\(name)") {
        try ImageFormats.openRows(of: headers, limit: limit)
      }
      #expect(throws: Never.self, "\(name)") {
        try ImageFormats.decode(headers, limit: PixelLimit(maximumPixels: size.area))
      }
    }
  }

  @Test func aSmallFileThatPromisesABillionPixelsIsRefused() throws {
    var bytes = try SamplePictures.photo().encodedPNG()
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])

    #expect(
      throws: ImageError.tooLarge(PixelSize(width: 65535, height: 65535), limit: 200_000_000)
    ) {
      try ImageFormats.decode(.bytes(bytes))
    }
  }

  @Test func theBytesOfABitmapAreLimited() throws {
    let photo = SamplePictures.photo()
    let bytes = photo.size.area * 4
    let image = EncodedImage.bytes(try photo.encodedPNG())

    #expect(throws: ImageError.needsTooMuchMemory(bytes: bytes, limit: bytes - 1)) {
      try ImageFormats.decode(image, limit: PixelLimit(maximumBytes: bytes - 1))
    }
    #expect(try ImageFormats.decode(image, limit: PixelLimit(maximumBytes: bytes)) == photo)
  }

  @Test func theCoefficientsOfAProgressiveJPEGAreCountedBeforeTheyAreTaken() throws {
    let photo = SamplePictures.photo(width: 640, height: 640)
    let progressive = try photo.encodedJPEG(
      JPEGSettings(isProgressive: true, chromaSampling: .full))
    let baseline = try photo.encodedJPEG(JPEGSettings(chromaSampling: .full))
    let limit = PixelLimit(maximumBytes: 640 * 640 * 6 - 1)
    let target = PixelSize(width: 10, height: 10)

    // One block of 64 coefficients of 2 bytes more than the picture has, on each side.
    let needed = 3 * 81 * 81 * 128
    #expect(throws: ImageError.needsTooMuchMemory(bytes: needed, limit: limit.maximumBytes)) {
      try ImageFormats.openRows(of: .bytes(progressive), target: target, limit: limit)
    }
    #expect(throws: Never.self) {
      try ImageFormats.decode(.bytes(baseline), target: target, limit: limit)
    }
  }

  @Test func scansAreCounted() throws {
    let bytes = try SamplePictures.photo().encodedJPEG(JPEGSettings(isProgressive: true))

    #expect(throws: ImageError.tooManyScans(limit: 3)) {
      try ImageFormats.decode(.bytes(bytes), limit: PixelLimit(maximumScans: 3))
    }
    #expect(throws: Never.self) {
      try ImageFormats.decode(.bytes(bytes), limit: PixelLimit(maximumScans: 10))
    }
  }

  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func thousandsOfScansAreRefusedAsSuch() throws {
    let bytes = [UInt8](try Cases.data("pictures/bomb/scans-20000.jpg"))
    #expect(throws: ImageError.tooManyScans(limit: 100)) {
      try ImageFormats.decode(.bytes(bytes))
    }
  }

  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func anInterlacedPictureIsCountedWhole() throws {
    let bytes = [UInt8](try Cases.data("pictures/pngsuite/basi6a16.png"))
    #expect(throws: ImageError.needsTooMuchMemory(bytes: 34 * 32 * 8, limit: 8192)) {
      try ImageFormats.openRows(of: .bytes(bytes), limit: PixelLimit(maximumBytes: 8192))
    }
  }
}
