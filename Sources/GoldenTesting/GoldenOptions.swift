public import GoldenImages
public import ImageComparison

/// How goldens are held in a test, a suite or a call; what is nil is as it is around that.
public struct GoldenOptions: Sendable {
  /// Which goldens are written; never any where `CI` is set.
  public var record: RecordMode?

  /// Which changes of a pixel count; ``ComparisonMetric/exact`` where nobody says so.
  public var metric: ComparisonMetric?

  /// How much may differ; nothing where nobody says so.
  public var budget: GoldenBudget?

  /// The folder of the goldens, as seen from that of the test file; `__goldens__` where nobody says
  /// so.
  public var directory: String?

  /// Whether the frames of sequences are recorded, or only their hashes.
  public var keepsFrames: Bool?

  public init(
    record: RecordMode? = nil, metric: ComparisonMetric? = nil, budget: GoldenBudget? = nil,
    directory: String? = nil, keepsFrames: Bool? = nil
  ) {
    self.record = record
    self.metric = metric
    self.budget = budget
    self.directory = directory
    self.keepsFrames = keepsFrames
  }

  /// Those of the test that runs.
  @TaskLocal public static var current = GoldenOptions()

  /// These options, and the others where these say nothing.
  func over(_ others: GoldenOptions) -> GoldenOptions {
    GoldenOptions(
      record: record ?? others.record, metric: metric ?? others.metric,
      budget: budget ?? others.budget, directory: directory ?? others.directory,
      keepsFrames: keepsFrames ?? others.keepsFrames)
  }
}
