public import BoardModel
public import ImageComparison

/// Holds one picture or sequence against its golden, or records it.
///
/// A golden is `NAME.png`, or `NAME.apng` of a sequence, and `NAME.json` beside it. What is recorded
/// is no match, so that nobody takes for right what nobody has looked at.
///
/// ```swift
/// let result = GoldenJudge(mode: .never).judge(bitmap, named: "card", in: FilePath("goldens"))
/// guard result.matches else { … }
/// ```
public struct GoldenJudge: Sendable {
  public var mode: RecordMode
  public var comparator = ImageComparator()
  public var budget = GoldenBudget()

  /// Whether the frames of sequences are recorded, or only their hashes.
  public var keepsPictures = true

  public init(mode: RecordMode = .never) {
    self.mode = mode
  }

  /// What stands in records as their maker.
  private static let tool = "GoldenTesting"

  /// - Parameter folder: That the golden lies in.
  public func judge(
    _ drawable: some GoldenDrawable, named name: String, in folder: FilePath
  ) -> GoldenResult {
    let subject = drawable.goldenSubject
    let one = GoldenCase(name: name, goldens: folder, hasGesture: subject.isSequence)
    var result = GoldenResult(
      name: name, file: subject.isSequence && !keepsPictures ? one.recordFile : one.goldenFile)
    do throws(GoldenError) {
      try judge(one, try subject.draw(), &result)
    } catch {
      result.findings.status = .error
      result.findings.error = error
    }
    return result
  }

  private func judge(
    _ one: GoldenCase, _ rendered: RenderedCase, _ result: inout GoldenResult
  ) throws(GoldenError) {
    if mode != .all {
      do throws(GoldenError) {
        try verify(one, rendered, &result)
      } catch {
        guard mode == .failed, error.isOfDamage else { throw error }
        result.findings.status = .different
      }
    }
    guard isRecordedAnew(result) else { return }
    try GoldenStore(one).write(
      rendered, tool: GoldenJudge.tool, keepsPictures: keepsPictures)
    result.file = keepsPictures ? one.goldenFile : one.recordFile
    result.findings.isRecorded = true
  }

  private func verify(
    _ one: GoldenCase, _ rendered: RenderedCase, _ result: inout GoldenResult
  ) throws(GoldenError) {
    let record = try GoldenStore(one).record()
    let pictures = GoldenPictures(one, record)
    result.findings = try CaseVerifier(comparator: comparator, budget: budget)
      .verify(rendered, record, pictures)
    result.isWithinBudget = result.findings.isWithinBudget
    if result.findings.isHashOnly { result.file = one.recordFile }
    guard !result.findings.passes else { return }
    var evidence = GoldenEvidence(pictures: pictures, comparator: comparator)
    let ignored = Set(result.findings.ignoredItems)
    if !ignored.isEmpty { evidence.hidden = HiddenPixels(ids: ignored, rendered, record) }
    try evidence.gather(rendered, &result)
  }

  private func isRecordedAnew(_ result: GoldenResult) -> Bool {
    switch mode {
    case .never: false
    case .missing: result.findings.status == .missing
    case .failed:
      result.findings.status == .missing
        || result.findings.status == .different && !result.isWithinBudget
        || !result.findings.disagreeing.isEmpty
    case .all: true
    }
  }
}
