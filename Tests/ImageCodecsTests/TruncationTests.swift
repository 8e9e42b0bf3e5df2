import ImageCodecs
import Pixels
import TestSupport
import Testing

struct TruncationTests {
  @Test func everyTruncationOfEveryFormatThrowsOrIsReported() throws {
    for (name, bytes) in try SamplePictures.files() {
      let whole = try PictureReading(.bytes(bytes))
      #expect(whole.warnings.isEmpty)

      for length in 0..<bytes.count {
        let cut = EncodedImage.bytes(Array(bytes.prefix(length)))
        guard let reading = try? PictureReading(cut) else { continue }
        #expect(reading.bitmap == whole.bitmap, "\(name), \(length) bytes")
        #expect(!reading.warnings.isEmpty, "\(name), \(length) bytes")
      }
    }
  }

  /// Kinds that are not made here; of longer files only some truncations, and always the last.
  @Test(
    .enabled(if: Cases.areHereOrRequired, Cases.skipped),
    arguments: [
      ("pngsuite/basi0g01.png", 1), ("pngsuite/basi3p04.png", 1), ("pngsuite/basi6a16.png", 7),
      ("jpeg-coding/testimgari.jpg", 7), ("jpeg-coding/arith-progressive.jpg", 331),
      ("jpeg-coding/flower_small.q85_420_non_interleaved.jpg", 331),
      ("jpeg-coding/restarts.jpg", 1), ("jpeg-cmyk/pil_sample_cmyk.jpg", 331),
    ])
  func everyTruncationOfAKindThrowsOrIsReported(file: String, step: Int) throws {
    let bytes = [UInt8](try Cases.data("pictures/" + file))
    let whole = try PictureReading(.bytes(bytes))
    let lengths = Array(stride(from: 0, to: bytes.count, by: step)) + [bytes.count - 1]

    for length in lengths {
      let cut = EncodedImage.bytes(Array(bytes.prefix(length)))
      guard let reading = try? PictureReading(cut) else { continue }
      #expect(reading.bitmap == whole.bitmap, "\(length) bytes")
      #expect(!reading.warnings.isEmpty, "\(length) bytes")
    }
  }

  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func anArithmeticPictureWithoutItsEndIsNotTrusted() throws {
    let bytes = [UInt8](try Cases.data("pictures/jpeg-coding/testimgari.jpg"))
    // Without the end marker and the last byte of code.
    let cut = EncodedImage.bytes(Array(bytes.dropLast(3)))

    #expect(throws: ImageError.self) { try ImageFormats.decode(cut) }
  }

  @Test func aPictureCutInHalfIsCalledTruncatedWithItsWholeRows() throws {
    let photo = SamplePictures.photo(width: 64, height: 256)
    for bytes in [try photo.encodedPNG(), try photo.encodedJPEG()] {
      let whole = try ImageFormats.decode(.bytes(bytes))
      let cut = EncodedImage.bytes(Array(bytes.prefix(bytes.count / 2)))
      let rows = try ImageFormats.openRows(of: cut)
      var band: [Pixel] = []

      var got: [Pixel] = []
      var failure: ImageError?
      do throws(ImageError) {
        while try rows.read(into: &band, capacity: 1) > 0 { got += band }
      } catch {
        failure = error
      }

      guard case .truncated(_, let wholeRows) = failure else {
        Issue.record("\(String(describing: failure))")
        continue
      }
      #expect((64..<192).contains(wholeRows))
      let intact = min(wholeRows * 64, got.count)
      #expect(got.prefix(intact) == whole.pixels.prefix(intact))
    }
  }

  @Test func aProgressivePictureThatLacksAScanIsTruncatedThoughItEndsAsItShould() throws {
    let bytes = try SamplePictures.photo().encodedJPEG(JPEGSettings(isProgressive: true))
    let scans = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    try #require(scans.count > 2)

    for scan in scans.dropFirst() {
      let cut = Array(bytes.prefix(scan)) + [0xFF, 0xD9]
      #expect(throws: ImageError.truncated(.jpeg, wholeRows: 0)) {
        try ImageFormats.decode(.bytes(cut))
      }
    }
  }

  @Test(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
  func aPictureThatLacksTheOnlyScanOfAColorIsTruncated() throws {
    let bytes = [UInt8](
      try Cases.data("pictures/jpeg-coding/flower_small.q85_420_non_interleaved.jpg"))
    let lastScan = try #require(
      bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let cut = Array(bytes.prefix(lastScan)) + [0xFF, 0xD9]

    #expect(throws: ImageError.truncated(.jpeg, wholeRows: 0)) {
      try ImageFormats.decode(.bytes(cut))
    }
  }

  @Test func aMissingEndMarkerIsAWarningAndNoPixelIsLost() throws {
    let photo = SamplePictures.photo()
    let (jpeg, png) = (try photo.encodedJPEG(), try photo.encodedPNG())

    let withoutEnd = try PictureReading(.bytes(Array(jpeg.dropLast(2))))
    let withoutLastChunk = try PictureReading(.bytes(Array(png.dropLast(12))))

    #expect(withoutEnd.bitmap == (try ImageFormats.decode(.bytes(jpeg))))
    #expect(withoutEnd.warnings.count == 1)
    #expect(withoutLastChunk.bitmap == photo)
    #expect(withoutLastChunk.warnings.count == 1)
  }

  @Test func randomDamageNeverHarmsTheProcess() throws {
    var generator = SeededGenerator(seed: 7)
    for (_, bytes) in try SamplePictures.files() {
      for _ in 0..<400 {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          damaged[place] = UInt8.random(in: 0...255, using: &generator)
        }
        let limit = PixelLimit(maximumPixels: 1 << 20, maximumBytes: 16 << 20)

        let bitmap = try? ImageFormats.decode(.bytes(damaged), limit: limit)

        if let bitmap {
          let info = try ImageFormats.readInfo(from: .bytes(damaged))
          #expect(bitmap.size == info.size)
        }
      }
    }
  }
}
