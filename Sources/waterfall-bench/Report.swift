/// Measurements as a table for people, or as lines of JSON for programs.
struct Report {
  let measurements: [Measurement]

  var table: String {
    let width = measurements.map(\.name.count).max() ?? 0
    return measurements.map { one in
      let name = one.name + String(repeating: " ", count: width - one.name.count)
      guard let target = one.target else { return "\(name)  \(text(one.cost)) \(one.unit)" }
      let verdict = one.cost <= target ? "within" : "ABOVE"
      return "\(name)  \(text(one.cost)) \(one.unit), \(verdict) \(text(target))"
    }.joined(separator: "\n")
  }

  /// Names hold no character that JSON would escape.
  var jsonLines: [String] {
    measurements.map { one in
      let target = one.target.map { ", \"target\": \(text($0))" } ?? ""
      return
        "  {\"name\": \"\(one.name)\", \"\(one.unit == "ns" ? "nanoseconds" : one.unit)\": \(text(one.cost))\(target)}"
    }
  }

  /// Two decimals below a hundred, none above.
  private func text(_ number: Double) -> String {
    guard number < 100 else { return String(Int(number.rounded())) }
    let hundredths = Int((number * 100).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100)." + (fraction.count < 2 ? "0" : "") + fraction
  }
}
