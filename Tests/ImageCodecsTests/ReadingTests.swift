import ImageCodecs
import Pixels
import Testing

struct ReadingTests {
  @Test func theHeadersAgreeWithThePixels() throws {
    for (name, bytes) in try SamplePictures.files() {
      let info = try ImageFormats.readInfo(from: .bytes(bytes))
      let bitmap = try ImageFormats.decode(.bytes(bytes))

      #expect(info.size == bitmap.size, "\(name)")
      #expect(info.hasAlpha == !bitmap.pixels.allSatisfy { $0.alpha == 255 }, "\(name)")
    }
  }

  @Test(arguments: [1, 2, 16, 1000])
  func aPictureIsTheSameInWhateverPartsItIsRead(rowsAtOnce: Int) throws {
    for (name, bytes) in try SamplePictures.files() {
      let reading = try PictureReading(.bytes(bytes), rowsAtOnce: rowsAtOnce)
      #expect(reading.bitmap == (try ImageFormats.decode(.bytes(bytes))), "\(name)")
    }
  }

  @Test func readingMovesNoDescriptor() throws {
    let file = try OpenFile(#filePath)
    defer { file.close() }

    _ = try? ImageFormats.readInfo(from: file.image)

    #expect(file.offset == 0)
  }

  @Test func aShrunkJPEGHasTwiceTheTargetAndItsExactExtent() throws {
    let image = EncodedImage.bytes(
      try SamplePictures.photo(width: 257, height: 130).encodedJPEG())
    func rowSize(_ width: Int, _ height: Int) throws -> PixelSize {
      try ImageFormats.openRows(of: image, target: PixelSize(width: width, height: height)).rowSize
    }

    let eighth = try ImageFormats.openRows(of: image, target: PixelSize(width: 16, height: 8))

    #expect(eighth.rowSize == PixelSize(width: 33, height: 17))
    #expect(eighth.extent.width == 32.125)
    #expect(eighth.extent.height == 16.25)
    #expect(try rowSize(17, 8) == PixelSize(width: 65, height: 33))
    #expect(try rowSize(16, 9) == PixelSize(width: 65, height: 33))
    #expect(try rowSize(33, 16) == PixelSize(width: 129, height: 65))
    #expect(try rowSize(65, 32) == PixelSize(width: 257, height: 130))
    #expect(try rowSize(1000, 1000) == PixelSize(width: 257, height: 130))
  }

  @Test func aShrunkJPEGLooksLikeTheMeanOfItsPixels() throws {
    let photo = SamplePictures.photo(width: 256, height: 128)
    let image = EncodedImage.bytes(
      try photo.encodedJPEG(JPEGSettings(quality: 95, chromaSampling: .full)))

    let half = try ImageFormats.decode(image, target: PixelSize(width: 64, height: 32))

    #expect(half.size == PixelSize(width: 128, height: 64))
    let distance = half.distance(to: photo.quadrantMeans)
    #expect(distance < 1)
  }

  @Test(arguments: JPEGSettings.ChromaSampling.allCases, [false, true])
  func aJPEGOfEachSamplingIsCloseToWhatWasWritten(
    sampling: JPEGSettings.ChromaSampling, isProgressive: Bool
  ) throws {
    let flat = Bitmap(
      size: PixelSize(width: 41, height: 23),
      filledWith: Pixel(red: 200, green: 90, blue: 30, alpha: 255))

    let bytes = try flat.encodedJPEG(
      JPEGSettings(quality: 95, isProgressive: isProgressive, chromaSampling: sampling))

    let difference = try #require(
      try ImageFormats.decode(.bytes(bytes)).greatestDifference(to: flat))
    #expect(difference <= 3)
  }

  @Test func aGrayJPEGIsGray() throws {
    let bytes = try SamplePictures.photo().encodedJPEG(JPEGSettings(isGray: true))
    let bitmap = try ImageFormats.decode(.bytes(bytes))

    #expect(bitmap.pixels.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
  }
}
