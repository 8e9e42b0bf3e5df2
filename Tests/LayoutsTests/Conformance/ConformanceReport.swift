/// How many cases of each engine are met.
struct ConformanceReport {
  private struct Row {
    var met = 0
    var cases = 0
    var bugs = 0
    var passedOver = 0
  }

  private var rows: [String: Row] = [:]
  private var reasons: Set<String> = []
  private(set) var failures: [String] = []

  /// Cases that record a bug which ours has too.
  private(set) var repeatedBugs: [String] = []

  mutating func add(_ one: PeerCase, differences: [String]) {
    if one.recordsBug {
      rows[one.peer, default: Row()].bugs += 1
      if differences.isEmpty { repeatedBugs.append(one.name) }
      return
    }
    rows[one.peer, default: Row()].cases += 1
    if differences.isEmpty {
      rows[one.peer, default: Row()].met += 1
    } else {
      failures.append("\(one.name): \(differences.prefix(6))")
    }
  }

  mutating func passOver(_ one: PeerCase, because reason: String) {
    rows[one.peer, default: Row()].passedOver += 1
    reasons.insert("\(one.peer): \(reason)")
  }

  var table: String {
    let lines = rows.sorted { $0.key < $1.key }.map { peer, row in
      var line = "conformance: \(peer) \(row.met) of \(row.cases)"
      if row.bugs > 0 { line += ", \(row.bugs) recorded bugs are not ours" }
      if row.passedOver > 0 { line += ", \(row.passedOver) of another kind" }
      return line
    }
    return (lines + reasons.sorted()).joined(separator: "\n")
  }
}
