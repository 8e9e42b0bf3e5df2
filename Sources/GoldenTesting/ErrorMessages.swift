import BoardModel
import BoardRendering
import GoldenImages
import ImageComparison
import Pixels

/// Words for people who read why a test failed.
enum ErrorMessages {
  /// Nil where all is as recorded.
  static func words(for result: GoldenResult, metric: ComparisonMetric) -> String? {
    let findings = result.findings
    let golden = result.file.displayText
    if findings.isRecorded {
      return "recorded \(golden); look at it and run the test again"
    }
    switch findings.status {
    case .equal, .tolerated: return nil
    case .missing:
      return "there is no golden \((findings.missing.first ?? result.file).displayText)"
    case .error:
      let words = findings.error.map { self.words(for: $0) } ?? "it was not judged"
      return "nothing was compared with \(golden): \(words)"
    case .different:
      let budget = result.isWithinBudget ? ", which the budget allows" : ""
      return ([golden + ": " + difference(result, metric) + budget] + items(findings))
        .joined(separator: "\n")
    }
  }

  private static func difference(_ result: GoldenResult, _ metric: ComparisonMetric) -> String {
    let findings = result.findings
    let change = result.firstChange.map { "; " + words(for: $0) } ?? ""
    guard findings.fps == nil, findings.goldenFPS == nil else {
      return sequence(findings, metric) + change
    }
    guard let comparison = findings.frames.first?.comparison else {
      return "it has other pixels" + change
    }
    guard comparison.verdict != .size else {
      return "it has \(words(for: comparison.sizeB)) pixels instead of "
        + words(for: comparison.sizeA) + change
    }
    let all = comparison.sizeA.area
    return "\(comparison.diffCount) of \(all) pixels differ (\(words(for: metric)))" + change
      + "; the greatest change is \(comparison.maxDelta) of 255 levels"
  }

  private static func sequence(_ findings: CaseResult, _ metric: ComparisonMetric) -> String {
    var parts: [String] = []
    if findings.frameCount != findings.goldenFrameCount {
      parts.append("\(findings.frameCount) frames instead of \(findings.goldenFrameCount)")
    }
    if findings.fps != findings.goldenFPS { parts.append("another number of frames a second") }
    let summary = findings.summary
    if let first = summary.first, let last = summary.last {
      parts.append(
        "\(summary.divergent.count) of \(summary.counts.count) frames differ "
          + "(\(words(for: metric))), the first is \(first), the last \(last)")
    }
    if let worst = summary.worst, let count = summary.worstCount {
      parts.append("in frame \(worst) \(count) pixels differ")
    }
    parts.append(summary.settlesEqual ? "it ends as before" : "it ends otherwise")
    if let verdict = findings.verdict, verdict != .equal { parts.append(verdict.words) }
    return parts.joined(separator: "; ")
  }

  private static func words(for change: PixelChange) -> String {
    func words(_ color: Color?) -> String { color?.hexText ?? "outside" }
    return "the first at x \(change.place.x), y \(change.place.y): \(words(change.golden)) "
      + "became \(words(change.actual))"
  }

  private static func words(for size: PixelSize) -> String { "\(size.width) x \(size.height)" }

  private static func words(for metric: ComparisonMetric) -> String {
    metric.thresholds.upperBound > 0
      ? "\(metric.name), more than \(metric.threshold) \(metric.unit)" : metric.name
  }

  /// More would only hide what matters.
  private static let mostItems = 8

  /// What became of the items, and what is another way here.
  private static func items(_ findings: CaseResult) -> [String] {
    var lines = findings.disagreeing.prefix(mostItems).map {
      "\($0.displayText) holds other pixels than its record says; "
        + "record it again with GOLDEN_RECORD=all"
    }
    lines += findings.budgetExcesses.map { "budget: " + $0.words }
    if let items = findings.items {
      lines += items.sentences.map { "layout: " + $0 }
      lines += items.bands.prefix(mostItems).map { "layout: " + $0.words }
      lines += items.findings.prefix(mostItems).map { $0.verdict.words(for: $0.id) }
      lines += items.labels.prefix(mostItems).map(\.words)
      if items.findings.count > mostItems {
        lines.append("and \(items.findings.count - mostItems) more items")
      }
    }
    if let flicker = findings.flicker { lines.append(flicker.words) }
    if !findings.onlyGhosts.isEmpty {
      lines.append("only what is carried differs: " + findings.onlyGhosts.joined(separator: ", "))
    }
    let ignored = findings.toldFrames.compactMap { $0.comparison?.ignoredInItems }.reduce(0, +)
    if ignored > 0 {
      lines.append(
        "not counted: \(ignored) pixels of " + findings.ignoredItems.joined(separator: ", "))
    }
    lines += findings.drifts.prefix(mostItems).map { "drift: " + $0.words }
    if let environment = findings.environment { lines.append("recorded with " + environment) }
    return lines
  }
}
