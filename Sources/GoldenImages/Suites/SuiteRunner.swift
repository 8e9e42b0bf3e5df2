public import BoardModel
import BoardRendering
public import ImageComparison
package import Pixels

/// Runs over the cases of a suite: judges them, records them, accepts them.
public struct SuiteRunner: Sendable {
  /// What stands in records as their maker.
  public let tool: String
  public var comparator = ImageComparator()

  /// How much may differ; a case within it counts as tolerated.
  public var budget = GoldenBudget()

  /// The names of the cases that are wanted; nil for all.
  public var pattern: String?

  /// Where pictures of what differs are written to.
  public var report: FilePath?

  /// What the page of the report says; without it, or without a report, no page is written.
  public var words: ReportWords?

  /// Whether the frames of sequences are recorded, or only their hashes; where this is nil, goldens that
  /// are replaced since they differ stay as they are in this, and others have pictures.
  public var keepsPictures: Bool?
  public var threadCount: Int?

  /// How many times more each case is drawn, to see whether it comes out the same.
  public var repeatCount = 0

  /// The items of the suite, where some are to be ignored.
  var knownItems: Set<String> = []

  /// Called after each case.
  public var progress: @Sendable (CaseResult, _ done: Int, _ total: Int) -> Void = { _, _, _ in }

  /// Compares two pictures; another one in tests, where it fails.
  package var compare:
    @Sendable (ImageComparator, StraightBitmap, StraightBitmap)
      throws(ComparisonError) -> Comparison = { comparator, a, b throws(ComparisonError) in
        try comparator.compare(a, b)
      }

  /// Another picture for a still that frames are held against; in tests, where one comes out wrong.
  package var alterStill: @Sendable (StraightBitmap) -> StraightBitmap = { $0 }

  /// Other hashes of the frames of a drawing; in tests, where one comes out wrong.
  package var alterDrawing: @Sendable (_ hashes: [String], _ number: Int) -> [String] = {
    hashes, _ in
    hashes
  }

  public init(tool: String) {
    self.tool = tool
  }

  /// Judges the cases; no golden is ever written.
  public func verify(_ suite: GoldenSuite) throws(GoldenError) -> SuiteResult {
    let runner = try knowingItems(of: suite)
    return try run(suite) { (one, rendered) throws(GoldenError) in
      try runner.verified(one, rendered)
    }
  }

  /// Writes goldens.
  public func record(
    _ suite: GoldenSuite, _ mode: RecordMode
  ) throws(GoldenError) -> SuiteResult {
    let runner = try knowingItems(of: suite)
    return try run(suite) { (one, rendered) throws(GoldenError) in
      try runner.record(one, rendered, mode)
    }
  }

  func record(
    _ one: GoldenCase, _ rendered: RenderedCase, _ mode: RecordMode
  ) throws(GoldenError) -> CaseResult {
    var result = CaseResult(name: one.name)
    if mode != .all {
      do throws(GoldenError) {
        result = try verified(one, rendered)
      } catch {
        // What is damaged, or was interrupted in the making, is put right.
        guard mode == .failed, error.isOfDamage else { throw error }
        result.status = .different
      }
    }
    let isWanted =
      switch mode {
      case .missing: result.status == .missing
      case .failed: [.missing, .different].contains(result.status) || !result.disagreeing.isEmpty
      case .all: true
      case .never: false
      }
    guard isWanted else { return result }
    // What is wrong by itself must not be taken for right.
    guard try invariants(rendered).broken.isEmpty || mode == .all else { return result }
    try GoldenStore(one).write(
      rendered, tool: tool, keepsPictures: keepsPictures ?? (mode == .all ? true : nil))
    return recorded(one, rendered)
  }

  var verifier: CaseVerifier {
    CaseVerifier(
      comparator: comparator, budget: budget, knownItems: knownItems, report: report,
      compare: compare)
  }

  func verified(
    _ one: GoldenCase, _ rendered: RenderedCase
  ) throws(GoldenError) -> CaseResult {
    var result = try verifier.verify(one, rendered)
    if result.isWithinBudget { result.status = .tolerated }
    try check(rendered, &result)
    try drawAgain(one, rendered, &result)
    return result
  }

  func recorded(_ one: GoldenCase, _ rendered: RenderedCase) -> CaseResult {
    var result = CaseResult(name: one.name)
    result.isRecorded = true
    result.frameCount = rendered.frames.count
    result.goldenFrameCount = rendered.frames.count
    result.fps = rendered.fps
    result.goldenFPS = rendered.fps
    return result
  }

  /// Draws each case and hands it on; one that cannot be judged does not keep the others from it.
  ///
  /// - Parameter names: those of the cases that are wanted, where not all are.
  func run(
    _ suite: GoldenSuite, only names: Set<String>? = nil,
    _ judge: (GoldenCase, RenderedCase) throws(GoldenError) -> CaseResult
  ) throws(GoldenError) -> SuiteResult {
    var cases = suite.cases(matching: pattern)
    if let names { cases = cases.filter { names.contains($0.name) } }
    if let pattern, cases.isEmpty { throw .noMatch(pattern) }
    var suiteResult = SuiteResult(folder: suite.folder)
    suiteResult.orphans = suite.orphans
    suiteResult.strayGestures = suite.strayGestures
    if let report, suite.isAmongGoldens(report) { throw .reportAmongGoldens(report) }
    if let report, GoldenSuite.hasForeignPage(report) { throw .reportOverForeignPage(report) }
    var page = pageOrReason(&suiteResult)
    for (index, one) in cases.enumerated() {
      var result: CaseResult
      var rendered: RenderedCase?
      do throws(GoldenError) {
        let drawn = try CaseRenderer(threadCount: threadCount).render(one)
        rendered = drawn
        result = try judge(one, drawn)
        result.drawn = drawn.hash
      } catch {
        if TemporaryFiles.wereRemoved { throw error }
        result = CaseResult(name: one.name)
        result.status = .error
        result.error = error
      }
      suiteResult.cases.append(result)
      suiteResult.unwritten = suiteResult.unwritten ?? result.unwritten
      try write(&page, &suiteResult) { page throws(GoldenError) in
        try page.add(one, result, result.isJustAsRecorded ? rendered : rendered?.withFiles())
      }
      progress(result, index + 1, cases.count)
    }
    try write(&page, &suiteResult) { page throws(GoldenError) in try page.finish(suite) }
    return suiteResult
  }
}
