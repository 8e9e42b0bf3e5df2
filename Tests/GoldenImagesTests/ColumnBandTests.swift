import GoldenImages
import TestSupport
import Testing

/// Rows that one column of a layout has more are told of that column.
@Suite struct ColumnBandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(height: 30)
    _ = try SuiteRunner(tool: "tests").record(try GoldenSuite(folder.path("s")), .all)
  }

  /// Two columns of items as wide as a column: a and c, b and d.
  private func write(height: Int, below: String = "#505050", last: Int = 60) throws {
    let text = """
      { "version": 1, "canvas": { "width": 68, "margin": 2 },
        "layout": { "columns": 2, "gap": 4 },
        "items": [ { "id": "a", "size": [30, 20], "color": "#4080c0" },
                   { "id": "b", "size": [30, \(height)], "color": "#80c040" },
                   { "id": "c", "size": [30, 90], "color": "#c04080" },
                   { "id": "d", "size": [30, \(last)], "color": "\(below)" } ] }
      """
    try folder.write(Array(text.utf8), to: "s/one.board.json")
  }

  private func bands() throws -> [String] {
    let result = try SuiteRunner(tool: "tests").verify(try GoldenSuite(folder.path("s")))
    return try #require(result.cases.first?.items).bands.map(\.words)
  }

  @Test func aColumnInWhichAnItemGrewHasABandOfRows() throws {
    try write(height: 42)

    #expect(try bands() == ["column 2: 12 rows inserted at y=32"])
  }

  @Test func thatHoldsWhereThePictureGrowsToo() throws {
    try write(height: 80)

    #expect(try bands() == ["column 2: 50 rows inserted at y=32"])
  }

  @Test func rowsThatAreGoneAreToldToo() throws {
    try write(height: 20)

    #expect(try bands() == ["column 2: 10 rows removed at y=22"])
  }

  @Test func aColumnThatDiffersElsewhereTooHasNone() throws {
    try write(height: 42, below: "#606060")

    #expect(try bands().isEmpty)
  }
}
