import BoardModel
import GoldenImages
import ImageComparison

/// What a comparison of two folders of frames has found, for people and for programs.
struct FolderDiffReport {
  let a: FilePath
  let b: FilePath
  let compared: ComparedFolders

  private typealias Member = (key: String, value: JSONText)

  /// The members of a comparison of two pictures, of all frames together, or of the first frame that
  /// differs where there is but one; then how the sequences differ, and each frame.
  var json: JSONText {
    let comparisons = compared.frames.compactMap(FolderDiffReport.comparison)
    let shown = comparisons.first { !$0.isEqual } ?? comparisons.first
    let one = Dictionary(
      (shown.map(DiffReport.members) ?? []).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    var members: [Member] = [
      ("status", .string(compared.isEqual ? "equal" : "different")), ("reason", reason),
    ]
    members.append(("diffCount", .integer(comparisons.map(\.diffCount).reduce(0, +))))
    members.append(("maxDelta", .number(comparisons.map(\.maxDelta).max() ?? 0)))
    members.append(("first", one["first"] ?? .null))
    let smoothed = comparisons.map(\.ignoredAntialiased).reduce(0, +)
    members.append(("ignoredAntialiased", .integer(smoothed)))
    members.append(("sizeA", one["sizeA"] ?? .null))
    members.append(("sizeB", one["sizeB"] ?? .null))
    members.append(("sequence", sequence))
    members.append(("frames", .array(compared.frames.map(FolderDiffReport.frame))))
    return .object(members)
  }

  private var reason: JSONText {
    if compared.isEqual { return .null }
    if compared.frames.contains(where: { $0.diffCount == nil }) { return .string("frames") }
    let verdicts = compared.frames.compactMap(FolderDiffReport.comparison).map(\.verdict)
    return .string(verdicts.contains(.size) ? "size" : "pixels")
  }

  private var sequence: JSONText {
    let summary = compared.summary
    func frame(_ index: Int?) -> JSONText { index.map { .integer($0) } ?? .null }
    return .object([
      ("frames", .integer(compared.frames.count)), ("different", .integer(summary.divergent.count)),
      ("firstDifferent", frame(summary.first)), ("lastDifferent", frame(summary.last)),
      ("worst", frame(summary.worst)), ("settlesEqual", .bool(summary.settlesEqual)),
      ("verdict", .string(compared.verdict?.words ?? "equal")),
    ])
  }

  private static func frame(_ frame: ComparedFolders.Frame) -> JSONText {
    let name: Member = ("name", .string(frame.name.jsonText))
    guard let comparison = comparison(of: frame) else {
      return .object([name, ("status", .string(only(frame)))])
    }
    return .object([name] + DiffReport.members(comparison))
  }

  private static func comparison(of frame: ComparedFolders.Frame) -> Comparison? {
    if case .compared(let comparison) = frame.finding { comparison } else { nil }
  }

  private static func only(_ frame: ComparedFolders.Frame) -> String {
    if case .onlyInA = frame.finding { "onlyInA" } else { "onlyInB" }
  }

  /// The result, first on one line, then a line for each frame that differs.
  var lines: [String] {
    let names = "\(a.displayText) and \(b.displayText)"
    let count = compared.frames.count
    guard !compared.isEqual else {
      return ["\(names) are equal: \(count) frame\(count == 1 ? "" : "s")"]
    }
    let summary = compared.summary
    let places: [String?] = [
      summary.first.map { "the first \($0)" }, summary.last.map { "the last \($0)" },
      summary.worst.map { "the worst \($0)" },
      "settles equal: \(summary.settlesEqual ? "yes" : "no")",
      compared.verdict.map(\.words),
    ]
    let head =
      "\(names) differ: \(summary.divergent.count) of \(count) frames, "
      + places.compactMap { $0 }.joined(separator: ", ")
    return [head] + compared.frames.filter { !$0.isEqual }.map(line)
  }

  private func line(_ frame: ComparedFolders.Frame) -> String {
    switch frame.finding {
    case .onlyInA: return "\(frame.name.displayText) is only in \(a.displayText)"
    case .onlyInB: return "\(frame.name.displayText) is only in \(b.displayText)"
    case .compared(let comparison):
      return DiffReport(
        a: a.appending(frame.name), b: b.appending(frame.name), comparison: comparison
      ).line
    }
  }
}
