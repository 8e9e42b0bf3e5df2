import ImageComparison
import Pixels
import TestSupport
import Testing

/// A comparison band by band finds what one of whole pictures finds.
@Suite struct RunningComparisonTests {
  private static let metrics = ["exact", "channel:3", "yiq", "oklab", "ciede2000"]
  private let a = StraightBitmap.random(150, 201, seed: 7, isOpaque: false)

  /// Rows as decoders hand them out: colors in the memory of pixels.
  private func band(_ picture: StraightBitmap, _ rows: Range<Int>) -> [Pixel] {
    picture.colors[rows.lowerBound * picture.width..<rows.upperBound * picture.width].map {
      Pixel(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
    }
  }

  private func expectAlike(
    _ b: StraightBitmap, _ comparator: ImageComparator, rowCount: Int
  ) throws {
    var running = try #require(try RunningComparison(comparator, of: a.size))
    for top in stride(from: 0, to: a.height, by: rowCount) {
      let rows = top..<min(top + rowCount, a.height)
      running.compare(band(a, rows), band(b, rows), rowCount: rows.count)
    }

    #expect(try running.comparison == comparator.compare(a, b), "\(rowCount) rows at a time")
  }

  @Test(arguments: metrics, [1, 50, 64, 200, 201])
  func bandsAreComparedAsWholePicturesAre(metric: String, rowCount: Int) throws {
    let comparator = ImageComparator(try ComparisonMetric(metric))

    try expectAlike(a.disturbed(seed: 8), comparator, rowCount: rowCount)
    try expectAlike(a, comparator, rowCount: rowCount)
  }

  @Test func whatIsIgnoredIsIgnoredInItsPlace() throws {
    var comparator = ImageComparator()
    comparator.ignoredRegions = [PixelRegion(x: 10, y: 60, width: 100, height: 80)]
    var cover = StraightBitmap(150, 201, .clear)
    for x in 0..<150 { cover[x, 170] = .black }
    comparator.mask = ComparisonMask(cover)

    try expectAlike(a.disturbed(seed: 9), comparator, rowCount: 50)
  }

  @Test func theFirstDifferenceIsEnoughWhereThatIsAskedFor() throws {
    var b = a
    b[3, 70].red ^= 1
    b[3, 140].red ^= 1
    var comparator = ImageComparator()
    comparator.stopsAtFirst = true

    try expectAlike(b, comparator, rowCount: 64)
    try expectAlike(b, comparator, rowCount: 201)
  }

  @Test func whatLooksAroundAPixelNeedsWholePictures() throws {
    var edges = ImageComparator()
    edges.ignoresAntialiasing = true
    var clusters = ImageComparator()
    clusters.smallestCluster = 2
    var map = ImageComparator()
    map.wantsMap = true
    let structure = ImageComparator(try ComparisonMetric("hybrid"))

    for comparator in [edges, clusters, map, structure] {
      #expect(try RunningComparison(comparator, of: a.size) == nil)
    }
  }

  @Test func aMaskOfAnotherSizeIsAnError() {
    var comparator = ImageComparator()
    comparator.mask = ComparisonMask(StraightBitmap(3, 3, .black))

    #expect(throws: ComparisonError.self) { try RunningComparison(comparator, of: a.size) }
  }
}
