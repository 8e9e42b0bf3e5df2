import CImageComparison

extension ComparisonMetric {
  /// Every change counts, but for colors of which nothing is seen.
  public static let exact = ComparisonMetric(
    "exact", unit: "levels", thresholds: 0...0, threshold: 0
  ) { run, _ in
    unsafe compare_exact_row(run.a, run.b, run.count, run.classes)
  }

  /// Changes of a channel by more than so many levels of 255, as seen over black or over white.
  public static let channel = ComparisonMetric(
    "channel", unit: "levels", thresholds: 0...255, threshold: 0
  ) { run, threshold in
    let limit = UInt32((threshold * 255).rounded(.down))
    unsafe compare_channel_row(run.a, run.b, run.count, limit, run.classes)
  }
}
