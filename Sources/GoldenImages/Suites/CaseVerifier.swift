import BoardModel
import BoardRendering
import ImageCodecs
import ImageComparison
import Pixels

/// Judges what is drawn by what is recorded, and changes neither.
struct CaseVerifier {
  typealias Compare =
    @Sendable (ImageComparator, StraightBitmap, StraightBitmap) throws(ComparisonError)
    -> Comparison

  var comparator: ImageComparator

  var budget = GoldenBudget()

  /// Items of the whole suite, so that one which is to be ignored need not be in every case.
  var knownItems: Set<String> = []

  /// Where pictures of what differs are written to.
  var report: FilePath?

  /// Compares two pictures; another one in tests, where it fails.
  var compare: Compare = { comparator, a, b throws(ComparisonError) in
    try comparator.compare(a, b)
  }

  func verify(_ one: GoldenCase, _ rendered: RenderedCase) throws(GoldenError) -> CaseResult {
    let record = try GoldenStore(one).record()
    return try verify(rendered, record, GoldenPictures(one, record))
  }

  /// - Parameter pictures: Those of the golden, which somebody may look at afterwards.
  func verify(
    _ rendered: RenderedCase, _ record: GoldenRecord?, _ pictures: GoldenPictures
  ) throws(GoldenError) -> CaseResult {
    let one = pictures.one
    var result = CaseResult(name: one.name)
    result.frameCount = rendered.frames.count
    result.fps = rendered.fps
    let store = GoldenStore(one)
    let hidden = try hiddenItems(rendered, record)
    result.ignoredItems = hidden.sorted()
    result.isHashOnly = record?.isHashOnly ?? false
    result.missing = store.missingFiles(record)
    guard result.missing.isEmpty else {
      result.status = .missing
      return result
    }
    result.goldenFrameCount = record?.frames.count ?? 1
    result.goldenFPS = record?.fps
    let isAsRecorded = try record.map(store.isAsRecorded) ?? false
    if let record, isAsRecorded, record.isOf(rendered) { return result }
    if let record, record.alternates.contains(rendered.hashes) {
      result.isAlternate = true
      return result
    }
    let golden = try GoldenFrames(record, isAsRecorded: isAsRecorded, pictures)
    result.disagreeing = golden.disagreeing
    var judge = FrameJudge(rendered, golden, pictures, self)
    if !hidden.isEmpty { judge.hidden = HiddenPixels(ids: hidden, rendered, record) }
    result.frames = try judge.results(result.pairsByNumber)
    conclude(rendered, record, &result)
    let keys = golden.keys.compactMap(\.self)
    if rendered.fps != nil, keys.count == golden.keys.count, keys.count == judge.keys.count {
      result.flicker = SequenceFlicker(keys, judge.keys)
    }
    guard !result.passes else { return result }
    try align(&judge, record, &result)
    if let record, budget.measuresItems { try measure(&judge, record, &result) }
    result.isWithinBudget = budget.allows(result)
    result.budgetExcesses = budget.excesses(result)
    var explainer = CaseExplainer(judge: judge, record: record, report: report)
    try explainer.explain(&result)
    return result
  }

  /// The items of the case that are not to count.
  private func hiddenItems(
    _ rendered: RenderedCase, _ record: GoldenRecord?
  ) throws(GoldenError) -> Set<String> {
    guard !budget.ignoredItems.isEmpty else { return [] }
    let frames = rendered.frames.map(\.items) + (record?.frames.map(\.items) ?? [])
    let own = Set(frames.flatMap { $0.map(\.id) })
    return try GoldenError.items(budget.ignoredItems, among: own.union(knownItems))
      .intersection(own)
  }

  private func conclude(
    _ rendered: RenderedCase, _ record: GoldenRecord?, _ result: inout CaseResult
  ) {
    let different = result.differentFrames
    if result.frameCount != result.goldenFrameCount || record != nil && record?.fps != result.fps {
      result.reason = .frames
    } else if different.contains(where: { $0.comparison?.verdict == .size }) {
      result.reason = .size
    } else if !different.isEmpty {
      result.reason = record.map { $0.size == rendered.size } ?? true ? .pixels : .size
    }
    result.status =
      result.reason != nil ? .different : result.frames.isEmpty ? .equal : .tolerated
  }

  /// Finds out of each frame that differs how much its items do.
  private func measure(
    _ judge: inout FrameJudge, _ record: GoldenRecord, _ result: inout CaseResult
  ) throws(GoldenError) {
    for place in result.frames.indices where !result.frames[place].passes {
      let pair = result.frames[place].pair
      guard let golden = pair.golden, let actual = pair.actual,
        let evidence = try judge.evidence(of: pair), let map = evidence.comparison.map
      else { continue }
      let scale = judge.rendered.scale
      let attribution = try ItemAttribution(
        record.frames[golden].items, judge.rendered.frames[actual].items, evidence.golden,
        evidence.actual, map, scale: scale, drawn: judge.rendered.moments?.frame(actual))
      result.frames[place].extent = ItemExtent(
        attribution, scale: scale, ignoring: Set(result.ignoredItems))
    }
  }

  /// Finds out how the frames of a sequence correspond, and whether both end alike.
  private func align(
    _ judge: inout FrameJudge, _ record: GoldenRecord?, _ result: inout CaseResult
  ) throws(GoldenError) {
    guard judge.rendered.fps != nil, let record else { return }
    let keys = judge.golden.keys.compactMap(\.self)
    guard keys.count == result.goldenFrameCount else { return }
    let correspondence = FrameCorrespondence(
      golden: .init(keys, layouts: record.frames.map(\.items)),
      actual: .init(judge.keys, layouts: judge.rendered.frames.map(\.items)))
    result.verdict = correspondence.verdict
    if let pairs = correspondence.pairs {
      result.alignedPairs = pairs
      result.alignedFrames = try judge.results(pairs)
    }
    guard !keys.isEmpty, result.frameCount > 0 else {
      result.settlesEqual = keys.isEmpty && result.frameCount == 0
      return
    }
    let last = FramePair(golden: keys.count - 1, actual: result.frameCount - 1)
    result.settlesEqual = try judge.judge(last)?.passes ?? true
  }
}

extension GoldenRecord {
  /// Whether what is drawn has the hashes that are recorded.
  fileprivate func isOf(_ rendered: RenderedCase) -> Bool {
    size == rendered.size && fps == rendered.fps && hashes == rendered.hashes
  }
}
