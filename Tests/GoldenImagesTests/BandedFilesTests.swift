import BoardModel
import Foundation
import GoldenImages
import ImageCodecs
import ImageComparison
import Pixels
import TestSupport
import Testing

/// Files of one size are compared band by band, and nothing is found but what whole pictures show.
@Suite struct BandedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(
    _ name: String, height: Int = 301, change: (inout StraightBitmap) -> Void = { _ in }
  ) throws -> FilePath {
    var picture = StraightBitmap(size: PixelSize(width: 257, height: height))
    for index in picture.colors.indices {
      picture.colors[index] = Color(
        red: UInt8(index % 251), green: UInt8(index / 257 % 256), blue: 7)
    }
    change(&picture)
    let bytes = try picture.encodedPNG(isOwnOutput: false)
    try folder.write(bytes, to: name)
    return folder.path(name)
  }

  private func expectAlike(_ a: FilePath, _ b: FilePath) throws {
    let banded = try ComparedPictures(a, b, by: ImageComparator())
    let whole = try ComparedPictures(a, b, by: ImageComparator(), needsPixels: true)

    #expect(banded.a == nil)
    #expect(whole.a != nil)
    #expect(banded.comparison == whole.comparison)
  }

  @Test func aChangeOfTheLastPixelIsFound() throws {
    let a = try write("a.png")
    let b = try write("b.png") { $0[256, 300].blue = 8 }

    try expectAlike(a, b)
    #expect(try ComparedPictures(a, b, by: ImageComparator()).comparison.diffCount == 1)
  }

  @Test func otherBytesOfTheSamePixelsAreEqual() throws {
    let a = try write("a.png")
    let bytes = try StraightBitmap(decoding: .bytes(folder.read("a.png")))
      .encodedPNG(isOwnOutput: true)
    try folder.write(bytes, to: "b.png")

    try expectAlike(a, folder.path("b.png"))
  }

  @Test func aDecoderThatGivesFewerRowsAtATimeIsReadOn() throws {
    let photo = Cases.packageFolder.appending(path: "Fixtures/photos/03 dunes.jpg").path
    let decoded = try StraightBitmap(
      decoding: .bytes([UInt8](Data(contentsOf: URL(filePath: photo)))))
    try folder.write(try decoded.encodedPNG(isOwnOutput: false), to: "same.png")

    let comparison = try ComparedPictures(
      FilePath(photo), folder.path("same.png"), by: ImageComparator()
    ).comparison

    #expect(comparison.isEqual)
    try expectAlike(FilePath(photo), folder.path("same.png"))
  }

  @Test(arguments: ["a.png", "b.png"]) func aPictureThatIsCutOffIsAnError(name: String) throws {
    let a = try write("a.png")
    let b = try write("b.png") { $0[0, 0].blue = 8 }
    let bytes = try folder.read(name)
    for count in [bytes.count - 20, bytes.count / 2] {
      try folder.write(Array(bytes.prefix(count)), to: name)

      for stops in [false, true] {
        var comparator = ImageComparator()
        comparator.stopsAtFirst = stops
        #expect(throws: PictureComparisonError.self) {
          try ComparedPictures(a, b, by: comparator)
        }
      }
    }
  }

  @Test func anotherSizeIsShownWhole() throws {
    let a = try write("a.png")
    let b = try write("b.png", height: 302)

    let compared = try ComparedPictures(a, b, by: ImageComparator())

    #expect(compared.comparison.verdict == .size)
    #expect(compared.a != nil)
  }
}
