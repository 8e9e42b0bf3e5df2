import BoardModel
import ImageComparison
import Pixels

/// What a comparison has found, for people and for programs.
struct DiffReport {
  let a: FilePath
  let b: FilePath
  let comparison: Comparison

  /// Rows that were inserted or removed, where that is all that differs.
  var rows: RowAlignment?

  /// Columns that were inserted or removed, where that is all that differs.
  var columns: ColumnAlignment?

  var json: JSONText {
    let alignments: [(key: String, value: JSONText)] = [
      ("rows", rows.map { .string($0.words) } ?? .null),
      ("columns", columns.map { .string($0.words) } ?? .null),
    ]
    return .object(DiffReport.members(comparison) + alignments)
  }

  /// The members that every comparison has.
  static func members(_ comparison: Comparison) -> [(key: String, value: JSONText)] {
    [
      ("status", .string(comparison.isEqual ? "equal" : "different")),
      ("reason", reason(comparison)), ("diffCount", .integer(comparison.diffCount)),
      ("ratio", .number(comparison.ratio)), ("maxDelta", .number(comparison.maxDelta)),
      ("first", comparison.first.map { .array([.integer($0.x), .integer($0.y)]) } ?? .null),
      ("ignoredAntialiased", .integer(comparison.ignoredAntialiased)),
      ("ignoredClusters", .integer(comparison.ignoredClusters)),
      ("sizeA", size(comparison.sizeA)), ("sizeB", size(comparison.sizeB)),
    ]
  }

  private static func reason(_ comparison: Comparison) -> JSONText {
    switch comparison.verdict {
    case .equal: .null
    case .pixels, .size: .string(comparison.verdict.rawValue)
    }
  }

  private static func size(_ size: PixelSize) -> JSONText {
    .array([.integer(size.width), .integer(size.height)])
  }

  /// What differs, without the names.
  var detail: String {
    let left = leftOut.isEmpty ? "" : " (\(leftOut))"
    switch comparison.verdict {
    case .equal: return "equal" + left
    case .pixels: return pixels + left
    case .size: return sizes + left
    }
  }

  /// The result on one line.
  var line: String {
    let names = "\(a.displayText) and \(b.displayText)"
    switch comparison.verdict {
    case .equal: return "\(names) are \(detail)"
    case .pixels: return "\(names) differ: \(detail)"
    case .size: return "\(names) differ in size: \(detail)"
    }
  }

  private var sizes: String {
    "\(words(comparison.sizeA)) and \(words(comparison.sizeB)) pixels; "
      + "\(comparison.overhangCount) pixels lie in one of them only, "
      + "\(comparison.diffCount - comparison.overhangCount) of the shared ones differ"
      + ((rows?.words ?? columns?.words).map { "; " + $0 } ?? "")
  }

  /// Counts are exact, so that nothing seems smaller than it is; the share is for a glance.
  private var pixels: String {
    let count = comparison.diffCount
    let place = comparison.first.map { ", the first at \($0.x),\($0.y)" } ?? ""
    return
      "\(count) pixel\(count == 1 ? "" : "s") of \(comparison.sizeA.area) (\(share))\(place), "
      + "by up to \(JSONText.number(comparison.maxDelta).compact) of 255 levels"
  }

  /// With two decimals at most, and never rounded to nothing or to all.
  private var share: String {
    let hundredths = Int((comparison.ratio * 10_000).rounded())
    if hundredths == 0 { return "under 0.01 %" }
    if hundredths == 10_000, comparison.diffCount < comparison.sizeA.area { return "over 99.99 %" }
    return JSONText.number(Double(hundredths) / 100).compact + " %"
  }

  private var leftOut: String {
    [
      (comparison.toleratedCount, "within the threshold"),
      (comparison.ignoredAntialiased, "smoothed edges"),
      (comparison.ignoredInRegions, "in ignored regions"),
      (comparison.ignoredInItems, "of ignored items"),
      (comparison.ignoredClusters, "in small clusters"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  private func words(_ size: PixelSize) -> String { "\(size.width) x \(size.height)" }
}
