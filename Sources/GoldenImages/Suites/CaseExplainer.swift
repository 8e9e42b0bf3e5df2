import BoardModel
import ImageComparison
import Pixels

/// Says of a case that differs what became of its items, and writes pictures of it.
struct CaseExplainer {
  var judge: FrameJudge

  /// Nil where there is a picture without a record.
  let record: GoldenRecord?

  /// Where pictures of what differs are written to.
  let report: FilePath?

  mutating func explain(_ result: inout CaseResult) throws(GoldenError) {
    if let record {
      result.environment = record.environment.difference(from: .here)
      if judge.rendered.fps != nil { result.drifts = drifts(record, result) }
      try explainItems(record, &result)
    }
    if result.reason == .size, let pair = result.tellingFrames.first?.pair {
      let evidence = try judge.evidence(of: pair)
      result.rows = evidence.flatMap { RowAlignment($0.golden, $0.actual) }
      result.columns = evidence.flatMap { ColumnAlignment($0.golden, $0.actual) }
    }
    do throws(GoldenError) {
      try writePictures(&result)
    } catch {
      // What was found is told all the same.
      guard case .output = error else { throw error }
      result.unwritten = error
    }
  }

  private func drifts(_ record: GoldenRecord, _ result: CaseResult) -> [ItemDrift] {
    var (golden, actual, numbers): ([[RecordedItem]], [[RecordedItem]], [Int]) = ([], [], [])
    for pair in result.pairs {
      guard let before = pair.golden, let after = pair.actual else { continue }
      golden.append(record.frames[before].items)
      actual.append(judge.rendered.frames[after].items)
      numbers.append(after)
    }
    return DriftTable(golden: golden, actual: actual, numbers: numbers).drifts
  }

  /// What became of the items of the frame that differs most from the one it corresponds to, and whether
  /// in all frames that are told nothing but what is carried differs.
  private mutating func explainItems(
    _ record: GoldenRecord, _ result: inout CaseResult
  ) throws(GoldenError) {
    let whole = result.tellingFrames.filter { $0.pair.golden != nil && $0.pair.actual != nil }
    let worst = whole.max { a, b in
      (a.comparison?.diffCount ?? 0, -a.index) < (b.comparison?.diffCount ?? 0, -b.index)
    }
    guard let worst else { return }
    result.items = try items(record, worst.pair)
    guard judge.rendered.fps != nil, judge.rendered.moments != nil, result.reason == .pixels
    else { return }
    var others: [ItemFindings] = []
    for frame in whole where frame.pair != worst.pair {
      if let items = try items(record, frame.pair) { others.append(items) }
    }
    result.onlyGhosts = onlyGhosts((result.items.map { [$0] } ?? []) + others, result.drifts)
  }

  private mutating func items(
    _ record: GoldenRecord, _ pair: FramePair
  ) throws(GoldenError) -> ItemFindings? {
    guard let golden = pair.golden, let actual = pair.actual else { return nil }
    let (before, after) = (record.frames[golden].items, judge.rendered.frames[actual].items)
    var findings = ItemFindings(
      pair: pair, sentences: LayoutDifference(from: before, to: after).sentences)
    guard let evidence = try judge.evidence(of: pair), let map = evidence.comparison.map else {
      return findings
    }
    let attribution = try ItemAttribution(
      before, after, evidence.golden, evidence.actual, map, scale: judge.rendered.scale,
      drawn: judge.rendered.moments?.frame(actual))
    findings.findings = attribution.findings
    findings.unowned = attribution.unowned
    findings.labels = attribution.labels
    findings.bands = ColumnBand.all(
      before, after, evidence.golden, evidence.actual, scale: judge.rendered.scale)
    return findings
  }

  /// Empty where anything else differs.
  private func onlyGhosts(_ frames: [ItemFindings], _ drifts: [ItemDrift]) -> [String] {
    var ids: Set<String> = []
    for frame in frames {
      let ghosts = judge.rendered.moments?.ghosts(frame.pair.number) ?? []
      let own = frame.findings.filter { !$0.verdict.isOcclusionOnly }.map(\.id)
      guard frame.unowned == 0, frame.labels.isEmpty, !own.isEmpty, ghosts.isSuperset(of: own)
      else { return [] }
      ids.formUnion(own)
    }
    for drift in drifts {
      guard judge.rendered.moments?.ghosts(drift.frame).contains(drift.id) ?? false else {
        return []
      }
    }
    return ids.sorted()
  }

  private mutating func writePictures(_ result: inout CaseResult) throws(GoldenError) {
    guard let report else { return }
    let writer = FailurePictures(folder: report, one: judge.pictures.one)
    for frame in result.tellingFrames {
      let golden = frame.pair.golden.flatMap { judge.pictures.has($0) ? $0 : nil }
      let evidence = try judge.evidence(of: frame.pair)
      let difference = evidence.flatMap { evidence in
        evidence.comparison.map.map {
          DifferencePicture().draw(evidence.golden, evidence.actual, $0)
        }
      }
      result.pictures.append(
        try writer.write(
          frame.pair, golden: try golden.map(judge.pictures.png),
          actual: frame.pair.actual.map { judge.rendered.frames[$0] }, difference: difference))
    }
  }
}
