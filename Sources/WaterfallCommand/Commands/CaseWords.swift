import BoardModel
import GoldenImages
import ImageComparison
import Pixels

/// What sets a case apart from its golden, for people.
enum CaseWords {
  /// The verdict on one line.
  static func headline(_ one: CaseResult) -> String {
    if let other = one.otherDrawing {
      return "drawn twice, two pictures: "
        + other.words(isSequence: one.fps != nil)
    }
    guard one.fps != nil || one.goldenFPS != nil else { return still(one) }
    let summary = one.summary
    func time(_ frame: Int) -> String {
      guard let fps = one.fps, fps > 0 else { return "" }
      return " (t=\(JSONText.number((Double(frame) / fps * 1000).rounded()).compact) ms)"
    }
    var parts: [String] = []
    if one.frameCount != one.goldenFrameCount {
      parts.append("\(one.frameCount) frames instead of \(one.goldenFrameCount)")
    }
    if one.fps != one.goldenFPS {
      parts.append("\(rate(one.fps)) instead of \(rate(one.goldenFPS))")
    }
    if let first = summary.first { parts.append("first divergent frame \(first)\(time(first))") }
    if let last = summary.last { parts.append("last \(last)") }
    parts.append("\(summary.divergent.count)/\(summary.counts.count) frames")
    if let worst = summary.worst, let pixels = summary.worstCount {
      let culprit = one.items?.findings.max { $0.differentPixels < $1.differentPixels }
      let item = culprit.map { "item \($0.id), " } ?? ""
      parts.append("worst frame \(worst) (\(item)\(pixels) pixel\(pixels == 1 ? "" : "s"))")
    }
    parts.append("settles equal: \(summary.settlesEqual ? "yes" : "no")")
    return parts.joined(separator: ", ")
  }

  private static func rate(_ fps: Double?) -> String {
    fps.map { JSONText.number($0).compact + " fps" } ?? "a still"
  }

  private static func still(_ one: CaseResult) -> String {
    guard let comparison = one.frames.first?.comparison else { return "its pixels" }
    return DiffReport(a: FilePath("golden"), b: FilePath("actual"), comparison: comparison).detail
  }

  /// What is not there; of many files the first.
  static func missing(_ one: CaseResult) -> String {
    let first = one.missing.first?.displayText ?? ""
    return one.missing.count > 1 ? first + " and \(one.missing.count - 1) more" : first
  }

  /// What was found, and where pictures of it are.
  static func details(_ one: CaseResult) -> [String] {
    findings(one)
      + one.pictures.map { pictures in
        let paths = [pictures.golden, pictures.actual, pictures.difference].compactMap { $0 }
        return "see " + paths.map(\.displayText).joined(separator: ", ")
      }
  }

  /// What became of the items, how the frames correspond, and what is another way here.
  static func findings(_ one: CaseResult) -> [String] {
    var lines: [String] = []
    lines += one.disagreeing.map { "golden: " + disagreement($0) }
    lines += one.brokenInvariants.map { "invariant: " + $0.brokenWords }
    lines += one.budgetExcesses.map { "budget: " + $0.words }
    if let rows = one.rows { lines.append("rows: " + rows.words) }
    if let columns = one.columns { lines.append("columns: " + columns.words) }
    if let verdict = one.verdict { lines.append("sequence: " + sequence(verdict)) }
    if let flicker = one.flicker { lines.append("sequence: " + flicker.words) }
    if !one.onlyGhosts.isEmpty {
      lines.append("only what is carried differs: " + one.onlyGhosts.joined(separator: ", "))
    }
    lines += ignored(one)
    if let items = one.items {
      lines += items.sentences.map { "layout: " + $0 }
      lines += items.bands.prefix(mostItems).map { "layout: " + $0.words }
      // Of a sequence it is one frame that is looked at closely.
      let place = one.fps == nil ? "" : "frame \(items.pair.number): "
      lines += items.findings.prefix(mostItems).map { place + $0.verdict.words(for: $0.id) }
      lines += items.labels.prefix(mostItems).map { place + $0.words }
      if items.findings.count > mostItems {
        lines.append("and \(items.findings.count - mostItems) more items")
      }
      if items.unowned > 0 { lines.append("\(items.unowned) pixels belong to no item") }
    }
    lines += one.drifts.prefix(mostItems).map { "drift: " + $0.words }
    if let environment = one.environment { lines.append("recorded with " + environment) }
    return lines
  }

  /// Pixels that differ and do not count, since their items are to be ignored.
  static func ignored(_ one: CaseResult) -> [String] {
    let count = one.toldFrames.compactMap { $0.comparison?.ignoredInItems }.reduce(0, +)
    guard count > 0 else { return [] }
    return [
      "not counted: \(count) pixel\(count == 1 ? "" : "s") of "
        + one.ignoredItems.joined(separator: ", ")
    ]
  }

  /// A picture or clip that is not as its record says.
  static func disagreement(_ path: FilePath) -> String {
    "\(path.displayText) holds other pixels than its record says, so it was changed, or its "
      + "recording was interrupted; approve the case, or record it again with --record all"
  }

  private static func sequence(_ verdict: SequenceVerdict) -> String {
    verdict == .equal ? "the frames are the same, at another rate" : verdict.words
  }

  /// More would only hide what matters.
  private static let mostItems = 8
}
