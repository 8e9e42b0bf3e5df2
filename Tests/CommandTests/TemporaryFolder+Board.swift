import TestSupport

extension TemporaryFolder {
  /// Writes `b.json`: the items `a`, `b` and `c` in two columns.
  ///
  /// - Parameter style: Members of the board's style, as JSON.
  func writeThreeItems(width: Int = 100, style: String = "") throws {
    try write(
      text: """
        { "version": 1, "canvas": { "width": \(width) }, "layout": { "columns": 2 },
          "style": { \(style) },
          "items": [ { "id": "a", "size": [2, 1], "color": "#c33" },
                     { "id": "b", "size": [2, 3], "color": "#3c3" },
                     { "id": "c", "size": [1, 1], "color": "#33c" } ] }
        """, to: "b.json")
  }
}
