/// What commands cost, as a table for people, or as JSON for programs.
struct ContestReport {
  var entries: [(contest: Contest, results: [Contest.Result])] = []

  var table: String {
    entries.map { contest, results in
      let rows = results.map { row($0, against: results[0], target: contest.target) }
      return ([contest.title] + rows).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private func row(_ result: Contest.Result, against ours: Contest.Result, target: Double?)
    -> String
  {
    let cost = result.cost
    var line = "  \(Self.padded(result.name, 24, left: false))"
    line += Self.padded(Self.text(cost.processor * 1000), 10) + " ms CPU"
    line += Self.padded(Self.text(cost.wall * 1000), 10) + " ms wall"
    line += Self.padded(Self.text(cost.peakMegabytes), 8) + " MB"
    if let count = result.byteCount { line += Self.padded("\(count / 1000)", 9) + " kB out" }
    if result.name != ours.name {
      line += "   ours / this: \(Self.text(ours.cost.processor / cost.processor)) CPU, "
      line += "\(Self.text(ours.cost.wall / cost.wall)) wall"
    } else if let target {
      let verdict = cost.processor <= target ? "within" : "ABOVE"
      line += "   \(verdict) \(Self.text(target * 1000)) ms CPU"
    }
    return line
  }

  /// An object for each command; names hold no character that JSON would escape.
  var json: [String] {
    entries.flatMap { contest, results in
      results.map { result in
        var fields = [
          "\"job\": \"\(contest.title)\"", "\"name\": \"\(result.name)\"",
          "\"cpuSeconds\": \(result.cost.processor)", "\"wallSeconds\": \(result.cost.wall)",
          "\"megabytes\": \(result.cost.peakMegabytes)",
        ]
        if let count = result.byteCount { fields.append("\"bytes\": \(count)") }
        if let target = contest.target, result.name == results[0].name {
          fields.append("\"targetCPUSeconds\": \(target)")
        }
        if result.name != results[0].name {
          let ours = results[0].cost
          fields.append("\"oursByThisCPU\": \(ours.processor / result.cost.processor)")
          fields.append("\"oursByThisWall\": \(ours.wall / result.cost.wall)")
        }
        return "  {" + fields.joined(separator: ", ") + "}"
      }
    }
  }

  /// Two decimals below ten, one below a hundred, none above.
  private static func text(_ number: Double) -> String {
    let factor = number < 10 ? 100.0 : number < 100 ? 10 : 1
    let rounded = (number * factor).rounded() / factor
    return factor == 1 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func padded(_ text: String, _ width: Int, left: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? space + text : text + space
  }
}
