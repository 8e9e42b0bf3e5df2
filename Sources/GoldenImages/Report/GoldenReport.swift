import WebPages

/// The outcome of comparing a suite, for people to look at.
public struct GoldenReport: Sendable {
  public var title: String
  /// The command that made the report.
  public var command: String
  /// The command that takes over what the file `approve.json` says, which the page offers; `nil` where
  /// nothing can be chosen.
  public var choiceCommand: String?
  /// Lines about all cases, such as what the goldens were recorded with.
  public var notes: [String]
  public var cases: [ReportCase]

  public init(title: String, command: String, notes: [String] = [], cases: [ReportCase]) {
    self.title = title
    self.command = command
    self.notes = notes
    self.cases = cases
  }

  public func count(of status: ReportStatus) -> Int {
    cases.count { $0.status == status }
  }

  /// The report as one HTML file.
  ///
  /// - Throws: What reading a picture throws.
  public func page() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write { bytes += $0 }
    return bytes
  }

  /// Writes the page piece by piece; the pictures of one frame are in memory at a time.
  ///
  /// - Throws: What `sink` and reading a picture throw.
  public func write(to sink: ([UInt8]) throws -> Void) throws {
    var report = self
    report.cases = []
    var writer = ReportWriter(report)
    try writer.begin(
      title: pageTitle, hasPicturesBeside: cases.contains { $0.hasPicturesBeside }, sink)
    for reportCase in cases { try writer.add(reportCase, sink) }
    try writer.end(sink)
  }

  /// Tells tabs of several reports apart.
  var pageTitle: String {
    let failed = cases.count - count(of: .passed)
    return (failed == 0 ? "✓ " : "\(failed) ✗ ") + title
  }
}
