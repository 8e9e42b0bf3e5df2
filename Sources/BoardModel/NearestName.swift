/// Finds the name that somebody probably meant.
public enum NearestName {
  /// The known name that is nearest to what was written, or nil where none is near.
  ///
  /// Near is at most one edit in three letters; a swap of neighbours counts as one edit.
  public static func of(_ written: String, among known: some Sequence<String>) -> String? {
    let scored = known.map { ($0, distance(written.lowercased(), $0.lowercased())) }
    guard let best = scored.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(1, written.count / 3) ? best.0 : nil
  }

  /// The optimal string alignment distance.
  ///
  /// Source: Damerau, "A technique for computer detection and correction of spelling errors", CACM
  /// 7(3), 1964, in the restricted form that edits no substring twice.
  static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.unicodeScalars.prefix(100)), Array(right.unicodeScalars.prefix(100)))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let substitution = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, substitution)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
