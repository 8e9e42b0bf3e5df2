import ImageCodecs
import Pixels
import TestSupport
import Testing

/// The count that people ask for: how many of the reference pictures are read as they should be.
@Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
struct PictureConformanceTests {
  @Test func everyPictureEndsWithTheSizeAndTheColorsItShould() throws {
    let pictures = try PictureCase.all()

    let failed = try pictures.filter { try !passes($0) }.map(\.file)

    print("pictures: \(pictures.count - failed.count) passed, \(failed.count) failed")
    #expect(pictures.count > 300)
    #expect(failed.isEmpty)
  }

  private func passes(_ picture: PictureCase) throws -> Bool {
    let image = try picture.image()
    let warnings: [String]
    do {
      warnings = try PictureReading(image).warnings
    } catch {
      return picture.allows("error")
    }
    let bitmap = try ImageFormats.decode(image)
    let size = PixelSize(width: picture.width ?? 0, height: picture.height ?? 0)
    guard picture.allows(warnings.isEmpty ? "ok" : "warn"), bitmap.size == size else {
      return false
    }
    guard let tolerance = picture.tolerance, picture.quadrants != nil else { return true }
    return picture.acceptedQuadrants.contains { bitmap.distance(to: $0) <= tolerance }
  }
}
