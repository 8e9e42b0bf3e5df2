import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Every picture of the cases, judged by the rules of its manifest.
@Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
struct PictureCaseTests {
  @Test func everyPictureEndsAsItMay() throws {
    let pictures = try PictureCase.all()
    #expect(!pictures.isEmpty)

    for picture in pictures {
      let outcome: String
      var reason = ""
      let image = try picture.image()
      do {
        let warnings = try PictureReading(image).warnings
        outcome = warnings.isEmpty ? "ok" : "warn"
        reason = warnings.joined(separator: ", ")
      } catch {
        outcome = "error"
        reason = "\(error)"
      }

      #expect(picture.allows(outcome), "\(picture.file): \(outcome) \(reason)")
    }
  }

  @Test func everyPictureHasItsUprightSizeAndOrientation() throws {
    for picture in try PictureCase.all() where !picture.isAnError {
      let image = try picture.image()
      let size = PixelSize(width: picture.width ?? 0, height: picture.height ?? 0)

      let info = try? ImageFormats.readInfo(from: image)
      let bitmap = try? ImageFormats.decode(image)

      if let bitmap { #expect(bitmap.size == size, "\(picture.file)") }
      if picture.allowed.contains("error"), info == nil { continue }
      #expect(info?.size == size, "\(picture.file)")
      #expect(info?.orientation.rawValue == picture.orientation, "\(picture.file)")
    }
  }

  @Test func everyPictureWithTransparentPixelsHasAlpha() throws {
    var count = 0
    for picture in try PictureCase.all() {
      let image = try picture.image()
      guard let bitmap = try? ImageFormats.decode(image),
        bitmap.pixels.contains(where: { $0.alpha < 255 })
      else { continue }

      count += 1
      #expect(try ImageFormats.readInfo(from: image).hasAlpha, "\(picture.file)")
    }
    #expect(count > 20)
  }

  @Test func everyPictureHasItsColors() throws {
    var judgedCount = 0
    for picture in try PictureCase.all() {
      guard let tolerance = picture.tolerance, picture.quadrants != nil,
        let bitmap = try? ImageFormats.decode(try picture.image())
      else { continue }

      let distance = picture.acceptedQuadrants.map { bitmap.distance(to: $0) }.min()

      judgedCount += 1
      #expect(
        try #require(distance) <= tolerance, "\(picture.file), rule \(picture.colorRule ?? "")")
    }
    #expect(judgedCount > 270)
  }

  @Test func aPictureIsTheSameFromADescriptorAndFromBytes() throws {
    for picture in try PictureCase.all() where !picture.isAnError {
      let file = try OpenFile(picture.path)
      defer { file.close() }

      let mapped = try? ImageFormats.decode(file.image)
      let loaded = try? ImageFormats.decode(try picture.image())

      #expect(mapped == loaded, "\(picture.file)")
    }
  }

  @Test func theWholeSetManyTimesInOneProcessAlwaysEndsTheSame() throws {
    let hostile = try PictureCase.all().filter { $0.isAnError || $0.expect == "warn" }
    let images = try hostile.map { try $0.image() }
    let firstOutcomes = images.map(outcome)

    for _ in 0..<20 {
      for (index, image) in images.enumerated() {
        #expect(outcome(image) == firstOutcomes[index], "\(hostile[index].file)")
      }
    }
  }

  private func outcome(_ image: EncodedImage) -> Result<Bitmap, ImageError> {
    Result { () throws(ImageError) in try ImageFormats.decode(image) }
  }
}
