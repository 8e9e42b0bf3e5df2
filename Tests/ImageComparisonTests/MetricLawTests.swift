import ImageComparison
import Pixels
import TestSupport
import Testing

/// What holds for every metric of the table.
@Suite struct MetricLawTests {
  private static let names = ComparisonMetric.all.map(\.name)

  private func compare(
    _ a: StraightBitmap, _ b: StraightBitmap, _ name: String,
    change: (inout ImageComparator) -> Void = { _ in }
  ) throws -> Comparison {
    var comparator = ImageComparator(try ComparisonMetric(name))
    change(&comparator)
    return try comparator.compare(a, b)
  }

  @Test(arguments: names) func aPictureEqualsItself(name: String) throws {
    let picture = StraightBitmap.random(70, 67, seed: 7, isOpaque: false)

    let comparison = try compare(picture, picture, name)

    #expect(comparison.isEqual)
    #expect(comparison.maxDelta == 0)
    #expect(comparison.first == nil)
  }

  @Test(arguments: names, [true, false])
  func bothOrdersGiveTheSameNumbers(name: String, isOpaque: Bool) throws {
    let a = StraightBitmap.random(130, 70, seed: 7, isOpaque: isOpaque)
    let b = a.disturbed(seed: 8)

    for ignores in [false, true] {
      let there = try compare(a, b, name) { $0.ignoresAntialiasing = ignores }
      let back = try compare(b, a, name) { $0.ignoresAntialiasing = ignores }

      #expect(there == back)
      #expect(there.diffCount > 0)
    }
  }

  @Test(arguments: names) func whiteAndBlackDifferEverywhere(name: String) throws {
    let comparison = try compare(
      StraightBitmap(65, 3, .white), StraightBitmap(65, 3, .black), name)

    #expect(comparison.diffCount == 195)
    #expect(comparison.maxDelta == 255)
    #expect(comparison.first == PixelPlace(x: 0, y: 0))
    #expect(comparison.bounds == PixelRegion(x: 0, y: 0, width: 65, height: 3))
  }

  @Test(arguments: names) func colorsOfWhichNothingIsSeenAreEqual(name: String) throws {
    let a = StraightBitmap(9, 9, Color(red: 255, green: 0, blue: 9, alpha: 0))
    let b = StraightBitmap(9, 9, Color(red: 0, green: 200, blue: 40, alpha: 0))

    #expect(try compare(a, b, name).isEqual)
  }

  @Test(arguments: names, [Color.white, .black, Color(red: 255, green: 0, blue: 0)])
  func nothingDiffersFromEveryColor(name: String, color: Color) throws {
    let comparison = try compare(StraightBitmap(9, 9, .clear), StraightBitmap(9, 9, color), name)

    #expect(comparison.diffCount == 81)
  }

  @Test(arguments: names) func everyPixelIsCountedOnce(name: String) throws {
    let a = StraightBitmap.random(100, 90, seed: 3)
    let b = a.disturbed(seed: 4)

    let comparison = try compare(a, b, name) {
      $0.ignoresAntialiasing = true
      $0.ignoredRegions = [PixelRegion(x: 10, y: 10, width: 30, height: 30)]
      $0.wantsMap = true
    }

    let map = try #require(comparison.map)
    func count(_ verdict: PixelVerdict) -> Int {
      (0..<90).reduce(0) { sum, y in sum + (0..<100).count { map[$0, y] == verdict } }
    }
    #expect(count(.different) == comparison.diffCount)
    #expect(count(.tolerated) == comparison.toleratedCount)
    #expect(count(.antialiased) == comparison.ignoredAntialiased)
    #expect(count(.ignored) == comparison.ignoredInRegions)
    #expect(comparison.diffCount > 0)
  }

  @Test(arguments: names) func oneDifferentPixelIsFoundWhereverItIs(name: String) throws {
    let a = StraightBitmap(200, 130, .white)
    for (x, y) in [(0, 0), (199, 129), (64, 64), (63, 63), (128, 0), (0, 129)] {
      var b = a
      b[x, y] = .black

      let comparison = try compare(a, b, name)

      #expect(comparison.diffCount == 1)
      #expect(comparison.first == PixelPlace(x: x, y: y))
    }
  }

  @Test(arguments: names) func pixelsBesideARegionStillCount(name: String) throws {
    let comparison = try compare(
      StraightBitmap(20, 20, .white), StraightBitmap(20, 20, .black), name
    ) { $0.ignoredRegions = [PixelRegion(x: 5, y: 6, width: 7, height: 8)] }

    #expect(comparison.diffCount == 400 - 56)
    #expect(comparison.ignoredInRegions == 56)
  }

  @Test(arguments: names) func ofPicturesOfTwoSizesTheOverhangCounts(name: String) throws {
    let small = StraightBitmap(4, 4, .white)
    let large = StraightBitmap(8, 8, .white)

    let comparison = try compare(small, large, name)

    #expect(comparison.verdict == .size)
    #expect(comparison.diffCount == 48)
    #expect(comparison.first == PixelPlace(x: 4, y: 0))
    #expect(try compare(large, small, name).diffCount == 48)
  }

  @Test(arguments: names) func picturesWithoutPixelsAreEqual(name: String) throws {
    let none = StraightBitmap(0, 0, .white)

    #expect(try compare(none, none, name).isEqual)
    #expect(try compare(none, StraightBitmap(1, 1, .white), name).verdict == .size)
  }

  @Test func whereOneDifferenceIsEnoughTheRestIsNotLookedAt() throws {
    let a = StraightBitmap(70, 300, .white)
    let b = StraightBitmap(70, 300, .black)

    let comparison = try compare(a, b, "exact") { $0.stopsAtFirst = true }

    #expect(!comparison.isEqual)
    #expect(!comparison.isComplete)
  }

  @Test func aMaskOfAnotherSizeIsAnErrorAndNoPass() throws {
    let picture = StraightBitmap(4, 4, .white)

    #expect(throws: ComparisonError.self) {
      try compare(picture, picture, "exact") {
        $0.mask = ComparisonMask(StraightBitmap(5, 4, .black))
      }
    }
  }

  @Test func whatAMaskHidesIsNotCompared() throws {
    var mask = StraightBitmap(4, 4, .white)
    mask[1, 2] = .black
    mask[2, 2] = .clear

    let comparison = try compare(
      StraightBitmap(4, 4, .white), StraightBitmap(4, 4, .black), "exact"
    ) { $0.mask = ComparisonMask(mask) }

    #expect(comparison.diffCount == 15)
    #expect(comparison.ignoredInRegions == 1)
  }
}
