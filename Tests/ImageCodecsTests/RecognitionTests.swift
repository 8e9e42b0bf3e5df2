import ImageCodecs
import Pixels
import Testing

struct RecognitionTests {
  @Test func aPictureIsRecognizedByWhatItHolds() throws {
    let photo = SamplePictures.photo()
    let jpeg = EncodedImage.bytes(try photo.encodedJPEG())
    let png = EncodedImage.bytes(try photo.encodedPNG())

    #expect(try ImageFormats.recognizedFormat(of: jpeg) == .jpeg)
    #expect(try ImageFormats.recognizedFormat(of: png) == .png)
    #expect(try ImageFormats.recognizedFormat(of: .bytes(Array("words".utf8))) == nil)
    #expect(try ImageFormats.recognizedFormat(of: .bytes([])) == nil)
  }

  @Test func anEmptyFileIsCalledEmpty() {
    #expect(throws: ImageError.empty) { try ImageFormats.readInfo(from: .bytes([])) }
  }

  @Test func aTextIsNotAPicture() {
    let text = EncodedImage.bytes(Array("Dear Sir or Madam".utf8))
    #expect(throws: ImageError.notAPicture) { try ImageFormats.decode(text) }
  }

  @Test(arguments: [
    ("BM....", "BMP"),
    ("II*\0", "TIFF"), ("%PDF-1.7", "PDF"),
    ("\n<SVG xmlns=''>", "SVG"), ("<?xml version='1.0'?><svg>", "SVG"),
    ("<!DOCTYPE html><title>", "HTML"),
  ])
  func aKnownFormatThatIsNotReadIsCalledByItsName(beginning: String, name: String) {
    #expect(throws: ImageError.unsupportedFormat(name)) {
      try ImageFormats.readInfo(from: .bytes(Array(beginning.utf8)))
    }
  }

  @Test(arguments: [
    ("RIFF....WEBPVP8 ", ImageFormat.webp), ("GIF89a…", .gif), ("....ftypavif", .avif),
    ("....ftypheic", .heic),
  ])
  func aFormatOfATraitIsReadOrNamedWithItsLibrary(beginning: String, format: ImageFormat) {
    let image = EncodedImage.bytes(Array(beginning.utf8))
    let isRead = ImageFormats.all.contains { $0.format == format }

    var failure: ImageError?
    do throws(ImageError) { _ = try ImageFormats.readInfo(from: image) } catch { failure = error }

    #expect((failure == .unsupportedFormat(format.name)) == !isRead)
    #expect(ImageFormats.missingLibrary(for: format.name) == (isRead ? nil : format.library))
  }

  @Test(arguments: [(0xC3, "lossless"), (0xC5, "hierarchical")])
  func aKindOfJPEGThatTheLibraryCannotReadIsNamed(frame: UInt8, kind: String) throws {
    var bytes = try SamplePictures.photo().encodedJPEG()
    bytes[try frameIndex(in: bytes) + 1] = frame
    #expect(throws: ImageError.unsupported(.jpeg, kind)) {
      try ImageFormats.readInfo(from: .bytes(bytes))
    }
  }

  @Test func twelveBitsAreNamed() throws {
    var bytes = try SamplePictures.photo().encodedJPEG()
    bytes[try frameIndex(in: bytes) + 4] = 12
    #expect(throws: ImageError.unsupported(.jpeg, "12-bit")) {
      try ImageFormats.readInfo(from: .bytes(bytes))
    }
  }

  @Test func ownOutputIsKnownAgain() throws {
    let photo = SamplePictures.photo()
    let own = [
      try photo.encodedPNG(), try photo.encodedJPEG(JPEGSettings(isOwnOutput: true)),
    ]
    let others = [try photo.encodedPNG(isOwnOutput: false), try photo.encodedJPEG()]

    #expect(try own.allSatisfy { try ImageFormats.readInfo(from: .bytes($0)).isOwnOutput })
    #expect(try others.allSatisfy { try !ImageFormats.readInfo(from: .bytes($0)).isOwnOutput })
  }

  @Test func aFolderIsUnreadable() throws {
    let folder = try OpenFile("/")
    defer { folder.close() }

    var failure: ImageError?
    do throws(ImageError) { _ = try ImageFormats.readInfo(from: folder.image) } catch {
      failure = error
    }

    guard case .unreadable(let errno) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(errno != 0)
  }

  /// Where the marker of the frame header begins; the pictures made here have no thumbnail.
  private func frameIndex(in bytes: [UInt8]) throws -> Int {
    try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
  }
}
