import BoardModel
import BoardRendering
import ImageComparison

/// Tells a report what became of a case; pictures are read only when they are written.
struct ReportCaseMaker {
  let one: GoldenCase
  let result: CaseResult

  /// Nil where nothing could be drawn.
  let rendered: RenderedCase?

  /// Nil where nothing is recorded.
  let record: GoldenRecord?
  let comparator: ImageComparator

  /// - Parameters: the room for pictures of what differs and of what is equal.
  func make(
    _ allowance: inout PictureAllowance, _ allowanceOfEqual: inout PictureAllowance
  ) -> ReportCase {
    let comparisons = result.toldFrames.compactMap(\.comparison)
    var reportCase = ReportCase(
      name: one.name, status: status, diffCount: comparisons.map(\.diffCount).max() ?? 0,
      maxDelta: ReportCaseMaker.level(comparisons.map(\.maxDelta).max() ?? 0),
      expectedSize: record?.size ?? comparisons.first?.sizeA, actualSize: rendered?.size)
    guard result.status != .error else { return reportCase }
    reportCase.choice = choice
    let frames = ReportFrameMaker(self)
    guard one.hasGesture else {
      reportCase.items = frames.items(of: frames.still)
      reportCase.pictures = frames.pictures(of: frames.still, &allowance, &allowanceOfEqual)
      return reportCase
    }
    reportCase.items = result.items.map { frames.items(of: $0.pair) } ?? []
    reportCase.drift = DriftSeries(result.drifts, frames.pairs, record, rendered).series
    reportCase.fps = frames.fps
    reportCase.frames = frames.pairs.map { frames.frame($0, &allowance, &allowanceOfEqual) }
    return reportCase
  }

  /// Nil where there is nothing to take over, or what is wrong by itself.
  private var choice: ReportChoice? {
    guard result.status == .different || result.status == .missing, let drawn = result.drawn,
      result.brokenInvariants.isEmpty
    else { return nil }
    // Parts are taken over by the numbers of frames.
    let hasParts = result.reason == .pixels && record != nil && result.alignedPairs == nil
    return ReportChoice(
      drawn: drawn, hasFrames: hasParts && one.hasGesture,
      hasItems: hasParts && !result.isHashOnly)
  }

  private var status: ReportStatus {
    switch result.status {
    case .equal, .tolerated: .passed
    case .different: result.reason == .size ? .size : .changed
    case .missing: .new
    case .error: .error
    }
  }

  /// A difference in whole levels of 255; what is less than one is one.
  static func level(_ delta: Double) -> Int {
    Int(exactly: min(max(delta, 0), 255).rounded(.up)) ?? 255
  }
}
