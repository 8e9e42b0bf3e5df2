import ImageComparison
import Pixels

/// Holds drawn frames against recorded ones, each pair once.
struct FrameJudge {
  let rendered: RenderedCase
  let golden: GoldenFrames
  let pictures: GoldenPictures
  let comparator: ImageComparator
  let compare: CaseVerifier.Compare

  /// Finds what does not count of a pair of frames; nil where all does.
  var hidden: HiddenPixels?

  /// The last pair of which it was asked what each pixel is, so that a large still is read once.
  private var kept: (pair: FramePair, evidence: Evidence)?

  /// Of pairs that were judged; an entry of nil is one that is just as recorded.
  private var known: [FramePair: FrameResult?] = [:]

  init(
    _ rendered: RenderedCase, _ golden: GoldenFrames, _ pictures: GoldenPictures,
    _ verifier: CaseVerifier
  ) {
    self.rendered = rendered
    self.golden = golden
    self.pictures = pictures
    comparator = verifier.comparator
    compare = verifier.compare
  }

  /// Two pictures, and what each pixel of them is.
  struct Evidence {
    let golden: StraightBitmap
    let actual: StraightBitmap
    let comparison: Comparison
  }

  /// What is drawn, frame by frame.
  var keys: [PixelKey] {
    rendered.frames.map { PixelKey(size: rendered.size, hash: $0.hash) }
  }

  /// The pairs that are not just as recorded.
  mutating func results(_ pairs: [FramePair]) throws(GoldenError) -> [FrameResult] {
    var results: [FrameResult] = []
    for pair in pairs {
      if let result = try judge(pair) { results.append(result) }
    }
    return results
  }

  /// Nil where the frame is just as recorded.
  mutating func judge(_ pair: FramePair) throws(GoldenError) -> FrameResult? {
    if let result = known[pair] { return result }
    let result = try judgeAnew(pair)
    known.updateValue(result, forKey: pair)
    return result
  }

  private mutating func judgeAnew(_ pair: FramePair) throws(GoldenError) -> FrameResult? {
    guard let golden = pair.golden, let actual = pair.actual else {
      return FrameResult(pair: pair, comparison: nil)
    }
    let key = PixelKey(size: rendered.size, hash: rendered.frames[actual].hash)
    if self.golden.keys[golden] == key { return nil }
    guard pictures.has(golden) else { return FrameResult(pair: pair, comparison: nil) }
    // Of a still it will be asked what each pixel is, if it differs.
    let evidence = try evidence(golden, actual, wantsMap: rendered.fps == nil)
    if rendered.fps == nil { kept = (pair, evidence) }
    let comparison = evidence.comparison.withoutMap
    return comparison.isEqual && !comparison.hasUncounted
      ? nil : FrameResult(pair: pair, comparison: comparison)
  }

  /// Nil where there are not two pictures.
  mutating func evidence(of pair: FramePair) throws(GoldenError) -> Evidence? {
    if let kept, kept.pair == pair { return kept.evidence }
    guard let golden = pair.golden, let actual = pair.actual, pictures.has(golden) else {
      return nil
    }
    let evidence = try evidence(golden, actual, wantsMap: true)
    kept = (pair, evidence)
    return evidence
  }

  private func evidence(
    _ golden: Int, _ actual: Int, wantsMap: Bool
  ) throws(GoldenError) -> Evidence {
    var comparator = comparator
    comparator.wantsMap = wantsMap
    comparator.hidden = try hidden?.mask(golden, actual)
    let recorded = try pictures.picture(golden)
    let drawn = try rendered.frames[actual].picture()
    do throws(ComparisonError) {
      return Evidence(
        golden: recorded, actual: drawn, comparison: try compare(comparator, recorded, drawn))
    } catch {
      throw .comparison(.comparison(error))
    }
  }
}

extension Comparison {
  /// Whether there are pixels that changed and do not count.
  var hasUncounted: Bool {
    toleratedCount > 0 || ignoredAntialiased > 0 || ignoredInRegions > 0 || ignoredInItems > 0
      || ignoredClusters > 0
  }
}
