import WebPages

/// Writes the page of a report, each case as soon as it is known.
///
/// The page is ``begin(title:hasPicturesBeside:_:)``, then its cases, then ``end(_:)``; what stands of all
/// cases comes last, so that no picture has to wait for the others.
struct ReportWriter {
  /// Its cases are those that were written, without their pictures, frames, items and drift.
  private(set) var report: GoldenReport
  private var overviews: [ScriptData] = []
  private var page = WebPage(title: "", parts: [])

  private static let parts: [WebPart] = [
    .page, .keys, .zoom, .scrubber, .outlines, .pictures, .comparison, .approval, .report,
  ]

  /// - Parameter report: without cases.
  init(_ report: GoldenReport) {
    self.report = report
  }

  /// - Parameter title: until a script replaces it by one that counts the cases.
  mutating func begin(
    title: String, hasPicturesBeside: Bool = false, _ sink: ([UInt8]) throws -> Void
  ) throws {
    page = WebPage(title: title, parts: Self.parts, hasPicturesBeside: hasPicturesBeside)
    try sink(page.opening)
  }

  mutating func add(_ reportCase: ReportCase, _ sink: ([UInt8]) throws -> Void) throws {
    try reportCase.writeBlock("case-\(overviews.count)", to: sink)
    overviews.append(reportCase.overview)
    var listed = reportCase
    listed.pictures = ReportPictures()
    listed.items = []
    listed.frames = []
    listed.drift = []
    report.cases.append(listed)
  }

  mutating func note(_ line: String) {
    if !report.notes.contains(line) { report.notes.append(line) }
  }

  func end(_ sink: ([UInt8]) throws -> Void) throws {
    try sink(WebPage.withoutScripts(report.summary))
    try sink(WebPage.block("report", report.overview(of: overviews)))
    try sink(page.closing)
  }
}
