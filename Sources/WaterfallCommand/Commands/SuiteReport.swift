import BoardModel
import GoldenImages
import ImageComparison

/// What a run over a suite has found, for people.
struct SuiteReport {
  let result: SuiteResult
  let verb: Verb
  let isStrict: Bool

  /// Why a report could not be written; what was found is told all the same.
  var unwritten: [CommandError] = []

  init(result: SuiteResult, verb: Verb, isStrict: Bool) {
    self.result = result
    self.verb = verb
    self.isStrict = isStrict
    unwritten = result.unwritten.map { [.golden($0)] } ?? []
  }

  /// What cannot be judged is neither a pass nor a difference; a difference counts more than a golden
  /// that is missing.
  var exitCode: ExitCode {
    if !unwritten.isEmpty || !result.unremoved.isEmpty { return .cannotWrite }
    if let error = result.cases.lazy.compactMap(\.error).first {
      return CommandError.golden(error).exitCode
    }
    if result.count(.different) > 0 { return .differ }
    if result.count(.missing) > 0 { return .goldenMissing }
    return isStrict && !result.orphans.isEmpty ? .goldenMissing : .done
  }

  /// In one word: the worst that was found.
  var status: String {
    let order: [CaseResult.Status] = [.error, .different, .missing, .tolerated]
    let found = order.first { result.count($0) > 0 } ?? .equal
    return (found == .tolerated ? .equal : found).rawValue
  }

  /// What could not be judged, and stray files.
  var complaints: [String] {
    var lines: [String] = []
    for one in result.cases {
      if let error = one.error { lines.append("\(one.name): " + ErrorMessages.words(for: error)) }
      if one.passes {
        lines += one.disagreeing.map { "\(one.name): " + CaseWords.disagreement($0) }
      }
    }
    for stray in result.strayGestures {
      lines.append("\(stray.displayText) is never played: there is no board of its name")
    }
    for path in result.unremoved {
      lines.append(
        "\(path.displayText) cannot be removed; it may hold other files, or its folder is read-only"
      )
    }
    return lines + unwritten.map { ErrorMessages.words(for: $0) }
  }

  var lines: [String] {
    var all: [String] = result.cases.flatMap { lines($0) }
    for path in result.removed { all.append("removed: \(path.displayText)") }
    for path in result.orphans { all.append("orphan: \(path.displayText) belongs to no board") }
    all.append(summary)
    return all
  }

  private func lines(_ one: CaseResult) -> [String] {
    if one.isRecorded {
      let what = one.isAlternate ? "accepted too" : "recorded"
      return ["\(what): \(one.name)\(frames(one))"] + rest(one)
    }
    switch one.status {
    case .equal: return []
    case .tolerated:
      let head =
        one.isWithinBudget
        ? "tolerated: \(one.name), within the budget: " + CaseWords.headline(one)
        : "tolerated: \(one.name)\(frames(one))"
      let flicker = one.flicker.map { ["sequence: " + $0.words] } ?? []
      return [head] + (CaseWords.ignored(one) + flicker).map { "  " + $0 }
    case .missing: return ["missing: " + CaseWords.missing(one)]
    case .error: return ["error: \(one.name)"]
    case .different:
      let head = "different: \(one.name): " + CaseWords.headline(one)
      let command = ApprovalCommand.text(result.folder.displayText, one)
      let advice = verb == .verify ? command.map { ["to accept: " + $0] } ?? [] : []
      return [head] + (CaseWords.details(one) + advice).map { "  " + $0 }
    }
  }

  private func frames(_ one: CaseResult) -> String {
    guard one.fps != nil else { return "" }
    guard let some = one.recordedFrames else { return " (\(one.frameCount) frames)" }
    return " (frames \(some) of \(one.frameCount))"
  }

  /// What differs still after a part was approved.
  private func rest(_ one: CaseResult) -> [String] {
    guard let frames = one.unapprovedFrames, !frames.ranges.isEmpty else { return [] }
    return ["  still different" + (one.fps == nil ? "" : ": frames \(frames)")]
  }

  private var summary: String {
    let equal = result.cases.count { $0.passes && !$0.isRecorded }
    let counts: [(Int, String)] = [
      (equal, "equal"),
      (result.count(.different), "different"), (result.count(.missing), "missing"),
      (result.count(.error), "not judged"), (result.cases.count(where: \.isRecorded), "recorded"),
      (result.removed.count, "removed"),
      (result.orphans.count, result.orphans.count == 1 ? "orphan" : "orphans"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "\(result.folder.displayText): " + (words.isEmpty ? "nothing to do" : words) + advice
  }

  private var advice: String {
    if verb == .record, result.count(.different) > 0 {
      return "; goldens that are there stay, --record failed replaces those that differ"
    }
    if verb == .prune, result.removed.isEmpty, result.cases.isEmpty, !result.orphans.isEmpty {
      return "; --remove removes them, if all cases pass"
    }
    if verb == .prune, !result.passes {
      return "; nothing was removed, since not every case passes"
    }
    if verb == .verify, result.count(.missing) > 0 {
      return "; `waterfall record \(result.folder.displayText)` writes what is missing"
    }
    return ""
  }
}
