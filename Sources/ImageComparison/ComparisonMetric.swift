import CImageComparison

/// A rule that says which changes of a pixel count.
///
/// A new one is a new static member in a file of its own, and one line in ``all``.
public struct ComparisonMetric: Sendable {
  public let name: String

  /// What its threshold is counted in.
  public let unit: String

  public let thresholds: ClosedRange<Double>

  /// Changes of more than this count.
  public private(set) var threshold: Double

  /// How brightness is told where pixels are transparent, when smoothed edges are looked for.
  let backdrop: CompareBackdrop

  /// Whether it tells smoothed edges from changes by the structure around them.
  let judgesStructure: Bool

  private let classifyPixels: @Sendable (PixelRun, Double) -> Void

  /// - Parameter threshold: the one that is taken where nobody names another.
  init(
    _ name: String, unit: String, thresholds: ClosedRange<Double>, threshold: Double,
    backdrop: CompareBackdrop = .white, judgesStructure: Bool = false,
    classify: @escaping @Sendable (PixelRun, Double) -> Void
  ) {
    self.name = name
    self.unit = unit
    self.thresholds = thresholds
    self.threshold = threshold
    self.backdrop = backdrop
    self.judgesStructure = judgesStructure
    classifyPixels = classify
  }

  /// The table of metrics, in the order of the help.
  public static let all: [ComparisonMetric] = [exact, channel, yiq, oklab, ciede2000, hybrid]

  /// A metric as people write it: its name, or name, colon and threshold, as in `channel:2`.
  public init(_ text: String) throws(ComparisonError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let metric = ComparisonMetric.all.first(where: { $0.name == parts[0] }) else {
      throw .unknownMetric(text)
    }
    guard parts.count == 2 else {
      self = metric
      return
    }
    guard let threshold = Double(parts[1]) else { throw .unknownMetric(text) }
    self = try metric.with(threshold: threshold)
  }

  public func with(threshold: Double) throws(ComparisonError) -> ComparisonMetric {
    guard thresholds.contains(threshold) else {
      throw .threshold(threshold, metric: name, allowed: thresholds)
    }
    var metric = self
    metric.threshold = threshold
    return metric
  }

  func classify(_ run: PixelRun) {
    classifyPixels(run, threshold)
  }
}
