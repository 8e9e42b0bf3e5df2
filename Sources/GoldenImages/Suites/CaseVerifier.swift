import BoardModel
import BoardRendering
import ImageCodecs
import ImageComparison
import Pixels

/// Judges what is drawn by what is recorded, and changes neither.
struct CaseVerifier {
  var comparator: ImageComparator

  /// Where pictures of what differs are written to.
  var report: FilePath?

  /// Compares two pictures; another one in tests, where it fails.
  var compare:
    @Sendable (ImageComparator, StraightBitmap, StraightBitmap) throws(ComparisonError)
      -> Comparison = { comparator, a, b throws(ComparisonError) in try comparator.compare(a, b) }

  func verify(_ one: GoldenCase, _ rendered: RenderedCase) throws(GoldenError) -> CaseResult {
    var result = CaseResult(name: one.name)
    result.frameCount = rendered.frames.count
    result.fps = rendered.fps
    let store = GoldenStore(one)
    let record = try store.record()
    result.missing = store.missingFiles(record)
    guard result.missing.isEmpty else {
      result.status = .missing
      return result
    }
    result.goldenFrameCount = record?.frames.count ?? 1
    result.goldenFPS = record?.fps
    if let record, try isRecorded(rendered, record, store) { return result }
    if let record, record.alternates.contains(rendered.hashes) {
      result.isAlternate = true
      return result
    }
    try compareFrames(rendered, record, store, &result)
    conclude(rendered, record, &result)
    if !result.passes {
      try explain(rendered, record, store, &result)
      try writePictures(rendered, store, &result)
    }
    return result
  }

  /// Whether all is just as it was recorded, without a look at a pixel of the golden.
  private func isRecorded(
    _ rendered: RenderedCase, _ record: GoldenRecord, _ store: GoldenStore
  ) throws(GoldenError) -> Bool {
    guard record.size == rendered.size, record.fps == rendered.fps,
      record.hashes == rendered.hashes
    else { return false }
    for index in record.frames.indices where try !store.isAsRecorded(index, record) {
      return false
    }
    return true
  }

  private func compareFrames(
    _ rendered: RenderedCase, _ record: GoldenRecord?, _ store: GoldenStore,
    _ result: inout CaseResult
  ) throws(GoldenError) {
    for index in 0..<max(result.frameCount, result.goldenFrameCount) {
      guard index < result.frameCount, index < result.goldenFrameCount else {
        result.frames.append(FrameResult(index: index, comparison: nil))
        continue
      }
      if let record, record.size == rendered.size,
        record.frames[index].hash == rendered.frames[index].hash,
        try store.isAsRecorded(index, record)
      {
        continue
      }
      guard store.hasPicture(index) else {
        result.frames.append(FrameResult(index: index, comparison: nil))
        continue
      }
      let comparison = try compared(rendered, store, index, wantsMap: false).comparison
      if comparison.isEqual, comparison.toleratedCount == 0, comparison.ignoredAntialiased == 0,
        comparison.ignoredInRegions == 0
      {
        continue
      }
      result.frames.append(FrameResult(index: index, comparison: comparison))
    }
  }

  private func compared(
    _ rendered: RenderedCase, _ store: GoldenStore, _ index: Int, wantsMap: Bool
  ) throws(GoldenError) -> (golden: StraightBitmap, actual: StraightBitmap, comparison: Comparison)
  {
    var comparator = comparator
    comparator.wantsMap = wantsMap
    do throws(PictureComparisonError) {
      let golden = try ComparedPictures.read(store.one.frameFile(index))
      let actual = try ComparedPictures.read(rendered.frames[index].file)
      do throws(ComparisonError) {
        return (golden, actual, try compare(comparator, golden, actual))
      } catch {
        throw .comparison(error)
      }
    } catch {
      throw .comparison(error)
    }
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
    if let record, rendered.fps != nil, result.status == .different {
      result.verdict = SequenceVerdict(record.hashes, rendered.hashes)
    }
  }

  private func explain(
    _ rendered: RenderedCase, _ record: GoldenRecord?, _ store: GoldenStore,
    _ result: inout CaseResult
  ) throws(GoldenError) {
    guard let record else { return }
    result.environment = record.environment.difference(from: .here)
    if rendered.fps != nil {
      result.drifts =
        DriftTable(golden: record.frames.map(\.items), actual: rendered.frames.map(\.items)).drifts
    }
    guard let index = result.summary.worst ?? result.summary.first,
      index < record.frames.count, index < rendered.frames.count
    else { return }
    let (before, after) = (record.frames[index].items, rendered.frames[index].items)
    var findings: [ItemAttribution.Finding] = []
    var unowned = 0
    if store.hasPicture(index) {
      let (golden, actual, comparison) = try compared(rendered, store, index, wantsMap: true)
      if let map = comparison.map {
        let attribution = ItemAttribution(
          before, after, golden, actual, map, scale: rendered.scale)
        findings = attribution.findings
        unowned = attribution.unowned
      }
    }
    result.items = ItemFindings(
      frame: index, sentences: LayoutDifference(from: before, to: after).sentences,
      findings: findings, unowned: unowned)
  }

  /// Of a sequence the first frame that differs, the last one and the worst.
  private func writePictures(
    _ rendered: RenderedCase, _ store: GoldenStore, _ result: inout CaseResult
  ) throws(GoldenError) {
    guard let report else { return }
    let summary = result.summary
    let writer = FailurePictures(folder: report, one: store.one)
    for index in Set([summary.first, summary.worst, summary.last].compactMap { $0 }).sorted() {
      let hasGolden = index < result.goldenFrameCount && store.hasPicture(index)
      guard index < rendered.frames.count, hasGolden else {
        result.pictures.append(
          try writer.write(
            index, golden: hasGolden ? store.one.frameFile(index) : nil,
            actual: index < rendered.frames.count ? rendered.frames[index].file : nil))
        continue
      }
      let (golden, actual, comparison) = try compared(rendered, store, index, wantsMap: true)
      let difference = comparison.map.map { DifferencePicture().draw(golden, actual, $0) }
      result.pictures.append(
        try writer.write(
          index, golden: store.one.frameFile(index), actual: rendered.frames[index].file,
          difference: difference))
    }
  }
}
