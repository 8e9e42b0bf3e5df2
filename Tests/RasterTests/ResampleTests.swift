import Pixels
import Raster
import TestSupport
import Testing

/// The reference pictures shrunk twofold and eightfold.
@Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
struct ResampleTests {
  static let factors = [2, 8]

  static func reference(_ name: String, _ factor: Int) throws -> (Bitmap, Bitmap) {
    let source = try Cases.picture("resample/src/\(name).png")
    let expected = try Cases.picture("resample/ref/\(name).div\(factor).exact-srgb.png")
    return (source.resampled(to: expected.size), expected)
  }

  @Test(
    arguments: ["alpha-disc", "checker1", "checker8", "gradient", "lines1px", "redgreen2"], factors)
  func aShrunkPatternLiesWithinFourLevels(_ name: String, factor: Int) throws {
    let (actual, expected) = try Self.reference(name, factor)

    let difference = Difference(actual, expected)

    #expect(difference.max <= 4)
  }

  @Test(arguments: ["photo-cat", "photo-coffee"], factors)
  func aShrunkPhotoIsAsGoodAsExact(_ name: String, factor: Int) throws {
    let (actual, expected) = try Self.reference(name, factor)

    let difference = Difference(actual, expected)

    #expect(difference.max <= 4)
    #expect(difference.peakSignalToNoise >= 50)
    #expect(StructuralSimilarity(actual, expected).mean >= 0.999)
  }

  @Test(arguments: factors)
  func aShrunkZonePlateShowsNoFalsePattern(factor: Int) throws {
    let (actual, expected) = try Self.reference("zoneplate", factor)

    let difference = Difference(actual, expected)

    #expect(difference.peakSignalToNoise >= 45)
  }
}
