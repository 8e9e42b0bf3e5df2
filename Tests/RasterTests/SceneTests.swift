import Drawing
import Pixels
import Raster
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The reference scenes lie within their limits, measured on premultiplied pixels as their own
/// comparison does.
@Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
struct SceneTests {
  static let scenes = [
    "01-rect-int", "02-rect-frac", "04-srcover-stack", "05-srcover-clear-bg", "06-rrect-r10",
    "08-circles", "09-ring-r10-b3", "10-fill-ring-fringe", "11-photo-rrect-clip", "12-ghost-1x",
    "14-ghost-half-transform", "15-ghost-half-frame", "16-photo-half", "17-photo-subpixel",
    "18-photo-jiggle-pos", "20-shadow-r10-s4", "21-shadow-only-s12", "23-badges-1x",
    "25-group-opacity", "28-continuous-r16", "29-separators-2x", "30-rect-jiggle-pos",
  ]

  /// Pictures here are turned by way of a tile of twice the size, in the reference they are not.
  static let scenesOfAnotherKernel = ["18-photo-jiggle-pos"]

  @Test(arguments: scenes)
  func aSceneLiesWithinItsLimits(_ name: String) throws {
    let limits = try SceneLimits.of(
      name, isOtherKernel: Self.scenesOfAnotherKernel.contains(name))
    let expected = try Cases.picture("scenes/ref/\(name).exact.png")

    let actual = try drawn(name)

    try #require(actual.size == expected.size)
    expect(name, Difference(actual, expected), within: limits)
  }

  @Test func tilesThatShareAnEdgeWithinAPixelShowTheSameSeamAsElsewhere() throws {
    let name = "26-seam-tiles"
    let expected = try Cases.picture("scenes/ref/\(name).blend2d.png")

    let actual = try drawn(name)

    expect(name, Difference(actual, expected), within: try SceneLimits.of("01-rect-int"))
  }

  @Test(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
  func lettersLieWithinTheLimitsOfExactOutlines() throws {
    let name = "31-text-latin"
    let expected = try Cases.picture("scenes/ref/\(name).exact.png")

    let actual = try drawn(name)

    expect(name, Difference(actual, expected), within: try SceneLimits.of(name))
  }

  private func drawn(_ name: String) throws -> Bitmap {
    let scene = try Scene(json: Cases.data("scenes/json/\(name).json"))
    let rasterizer = Rasterizer(scene.displayList)
    return try rasterizer.render(rows: 0..<rasterizer.size.height, tiles: SceneTiles()).bitmap
  }

  private func expect(_ name: String, _ difference: Difference, within limits: SceneLimits) {
    let mean = (difference.mean * 10000).rounded() / 10000
    print(
      "scene \(name): largest \(difference.max) of \(limits.max ?? 255), "
        + "mean \(mean) of \(limits.mean)")
    #expect(Double(difference.max) <= limits.max ?? 255)
    #expect(difference.mean <= limits.mean)
    #expect(difference.shareAboveOne <= limits.px_gt1_fraction ?? 1)
    #expect(difference.peakSignalToNoise >= limits.psnr_min ?? 0)
  }
}
