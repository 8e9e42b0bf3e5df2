import ImageComparison
import Pixels
import Testing

/// Pairs of colors whose answer somebody has given.
///
/// Source: the issues and tests of pixelmatch; the numbers are theirs.
@Suite struct ColorPairTests {
  private func differ(
    _ a: Color, _ b: Color, _ metric: ComparisonMetric = .oklab
  ) throws -> Bool {
    let comparison = try ImageComparator(metric).compare(
      StraightBitmap(1, 1, a), StraightBitmap(1, 1, b))
    return !comparison.isEqual
  }

  private func gray(_ level: UInt8) -> Color { Color(red: level, green: level, blue: level) }

  @Test func nearBlackAFewLevelsAreNotSeen() throws {
    #expect(try !differ(.black, gray(13)))
    #expect(try differ(.black, gray(23)))
  }

  @Test func bluesThatLookDifferentDiffer() throws {
    #expect(
      try differ(Color(red: 41, green: 56, blue: 157), Color(red: 41, green: 56, blue: 0)))
    #expect(try differ(Color(red: 39, green: 44, blue: 92), Color(red: 39, green: 44, blue: 14)))
  }

  @Test func cyansThatLookAlikeDoNotDiffer() throws {
    let cyan = Color(red: 0, green: 254, blue: 252)

    #expect(try !differ(cyan, Color(red: 94, green: 254, blue: 252)))
    #expect(try !differ(cyan, Color(red: 47, green: 254, blue: 252)))
  }

  @Test(arguments: ["exact", "channel", "yiq", "oklab", "ciede2000", "hybrid"])
  func halfABlackIsNotTheGrayItIsBeforeWhite(name: String) throws {
    let half = Color(red: 0, green: 0, blue: 0, alpha: 128)

    #expect(try differ(half, gray(127), ComparisonMetric(name)))
  }

  /// A tenth of the way from black to white is 26.4 levels of gray.
  @Test func theThresholdOfYIQIsTheOneInTheTables() throws {
    #expect(try !differ(gray(100), gray(126), .yiq))
    #expect(try differ(gray(100), gray(127), .yiq))
  }

  @Test func thresholdsOutsideOfTheirRangeAreRefused() {
    #expect(throws: ComparisonError.self) { try ComparisonMetric.yiq.with(threshold: 1.5) }
    #expect(throws: ComparisonError.self) { try ComparisonMetric.channel.with(threshold: -1) }
    #expect(throws: ComparisonError.self) { try ComparisonMetric.channel.with(threshold: .nan) }
    #expect(throws: ComparisonError.self) { try ComparisonMetric("exact:1") }
    #expect(throws: ComparisonError.self) { try ComparisonMetric("psnr") }
    #expect(throws: ComparisonError.self) { try ComparisonMetric("channel:many") }
  }
}
