import BoardModel
import GoldenImages
import ImageComparison

extension ReportWords {
  init(_ arguments: ParsedArguments, _ comparator: ImageComparator) {
    let suite = arguments.operands.first?.shown ?? ""
    self.init(
      title: suite,
      command: (["waterfall"] + Argument.ofProcess().map(\.shown))
        .map { ShellWord($0).description }.joined(separator: " "),
      choiceCommand: "waterfall approve \(ShellWord(suite)) --from approve.json",
      metric: ReportWords.metric(comparator), verdict: ReportWords.verdict
    ) { one in
      ApprovalCommand.text(suite, one)
    }
  }

  private static func metric(_ comparator: ImageComparator) -> String {
    let metric = comparator.metric
    var words = metric.name
    if metric.thresholds.upperBound > 0 {
      words += " ≤ \(JSONText.number(metric.threshold).compact) \(metric.unit)"
    }
    if comparator.ignoresAntialiasing { words += ", smoothed edges left out" }
    let regions = comparator.ignoredRegions.count
    if regions > 0 { words += ", \(regions) region\(regions == 1 ? "" : "s") left out" }
    return words
  }

  private static func verdict(_ one: CaseResult) -> [String] {
    switch one.status {
    case .error: [one.error.map { ErrorMessages.words(for: $0) } ?? ""]
    case .missing: ["missing: " + CaseWords.missing(one)]
    case .different: [CaseWords.headline(one)] + CaseWords.findings(one) + uncounted(one)
    case .tolerated:
      (one.isWithinBudget ? ["within the budget: " + CaseWords.headline(one)] : []) + uncounted(one)
    case .equal:
      one.isRecorded
        ? [one.isAlternate ? "accepted too" : "recorded"]
        : one.isAlternate ? ["as an accepted alternate"] : []
    }
  }

  /// Pixels that changed and do not count.
  private static func uncounted(_ one: CaseResult) -> [String] {
    let comparisons = one.frames.compactMap(\.comparison)
    let counts: [(KeyPath<Comparison, Int>, String)] = [
      (\.toleratedCount, "changed by no more than the metric allows"),
      (\.ignoredAntialiased, "of smoothed edges changed and are left out"),
      (\.ignoredInRegions, "changed in regions that are left out"),
      (\.ignoredInItems, "of ignored items changed"),
      (\.ignoredClusters, "changed in clusters that are too small"),
    ]
    return counts.compactMap { path, words in
      let count = comparisons.map { $0[keyPath: path] }.reduce(0, +)
      return count > 0 ? "\(count) pixels \(words)" : nil
    }
  }
}
