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
      result.items = try items(record, result)
    }
    if result.reason == .size, let pair = result.tellingFrames.first?.pair {
      result.rows = try judge.evidence(of: pair).flatMap { RowAlignment($0.golden, $0.actual) }
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

  /// Of the frame that differs most from the one it corresponds to.
  private mutating func items(
    _ record: GoldenRecord, _ result: CaseResult
  ) throws(GoldenError) -> ItemFindings? {
    let whole = result.tellingFrames.filter { $0.pair.golden != nil && $0.pair.actual != nil }
    let worst = whole.max { a, b in
      (a.comparison?.diffCount ?? 0, -a.index) < (b.comparison?.diffCount ?? 0, -b.index)
    }
    guard let worst, let golden = worst.pair.golden, let actual = worst.pair.actual else {
      return nil
    }
    let (before, after) = (record.frames[golden].items, judge.rendered.frames[actual].items)
    var findings: [ItemAttribution.Finding] = []
    var unowned = 0
    if let evidence = try judge.evidence(of: worst.pair), let map = evidence.comparison.map {
      let attribution = ItemAttribution(
        before, after, evidence.golden, evidence.actual, map, scale: judge.rendered.scale)
      findings = attribution.findings
      unowned = attribution.unowned
    }
    return ItemFindings(
      pair: worst.pair, sentences: LayoutDifference(from: before, to: after).sentences,
      findings: findings,
      unowned: unowned)
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
