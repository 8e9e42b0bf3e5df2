import WebPages

extension GoldenReport {
  /// The report as a table, for readers without scripts.
  var summary: String {
    let counts = ReportStatus.allCases.filter { count(of: $0) > 0 }
      .map { "\(count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
    let rows = ReportStatus.allCases.flatMap { status in cases.filter { $0.status == status } }
      .map(\.summaryRow).joined()
    return """
      <main class="summary">
      <h1>\(HTMLText.escaped(title))</h1>
      <p>\(counts.isEmpty ? "no cases" : counts) · <code>\(HTMLText.escaped(command))</code></p>
      \(notes.map { "<p>\(HTMLText.escaped($0))</p>\n" }.joined())<table>
      <thead><tr><th>Case</th><th>State</th><th>Pixels</th><th>Largest</th><th>Found</th><th>To accept</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      <p>Pictures and their comparison need scripts, which are off.</p>
      </main>

      """
  }
}

extension ReportCase {
  fileprivate var summaryRow: String {
    let found = verdict.map(HTMLText.escaped).joined(separator: "<br>")
    let command = approveCommand.map { "<code>\(HTMLText.escaped($0))</code>" } ?? ""
    return """
      <tr><td><bdi>\(HTMLText.escaped(name))</bdi></td><td>\(status.rawValue)</td>\
      <td>\(diffCount)</td><td>\(maxDelta)</td><td>\(found)</td><td>\(command)</td></tr>

      """
  }
}
