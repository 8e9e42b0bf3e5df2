import ImageComparison
import Pixels
import Testing

/// Different pixels in small clusters need not count.
@Suite struct ClusterTests {
  private let white = StraightBitmap(size: PixelSize(width: 9, height: 7), filledWith: .white)

  /// One pixel alone, two that touch over a corner, four in a square.
  private var spots: StraightBitmap {
    var picture = white
    for place in [(0, 0), (4, 0), (5, 1), (7, 5), (8, 5), (7, 6), (8, 6)] {
      picture[place.0, place.1] = .black
    }
    return picture
  }

  private func compare(_ smallest: Int, map: Bool = false) throws -> Comparison {
    var comparator = ImageComparator()
    comparator.smallestCluster = smallest
    comparator.wantsMap = map
    return try comparator.compare(white, spots)
  }

  @Test(arguments: [(1, 7), (2, 6), (3, 4), (4, 4), (5, 0)])
  func onlyClustersOfTheSizeAndMoreCount(smallest: Int, count: Int) throws {
    let comparison = try compare(smallest)

    #expect(comparison.diffCount == count)
    #expect(comparison.ignoredClusters == 7 - count)
    #expect(comparison.isEqual == (count == 0))
    #expect(comparison.map == nil)
  }

  @Test func theFirstPixelAndTheBoundsAreOfWhatCounts() throws {
    let comparison = try compare(3)

    #expect(comparison.first == PixelPlace(x: 7, y: 5))
    #expect(comparison.bounds == PixelRegion(x: 7, y: 5, width: 2, height: 2))
  }

  @Test func whatIsLeftOutIsMarked() throws {
    let map = try #require(try compare(3, map: true).map)

    #expect(map[0, 0] == .small)
    #expect(map[5, 1] == .small)
    #expect(map[8, 6] == .different)
  }

  @Test func stoppingEarlyKnowsNoLess() throws {
    var comparator = ImageComparator()
    comparator.smallestCluster = 5
    comparator.stopsAtFirst = true

    #expect(try comparator.compare(white, spots).isEqual)
  }
}
