import Foundation
import TestSupport
import Testing

/// One column, where a formula that divides by one less breaks down.
///
/// Source: chiahsien/CHTCollectionViewWaterfallLayout, issue 28; the "A05" of the reference cases.
@Suite struct OneColumnReportTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.write(
      text: """
        { "version": 1, "canvas": { "width": 600, "margin": 0 },
          "layout": { "columns": 1, "gap": 10 },
          "items": [ { "id": "a", "size": [600, 400], "color": "#c00" },
                     { "id": "b", "size": [300, 600], "color": "#0c0" },
                     { "id": "c", "size": [600, 100], "color": "#00c" } ] }
        """, to: "b.json")
  }

  @Test func itemsStandBelowEachOther() throws {
    let outcome = try tool.run("layout", "b.json", "--json")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let items = outcome.json["items"] as? [[String: Any]] ?? []
    let frames = items.map { item in
      ["x", "y", "width", "height"].map { item[$0] as? Double ?? -1 }
    }
    let wanted: [[Double]] = [[0, 0, 600, 400], [0, 410, 600, 1200], [0, 1620, 600, 100]]
    #expect(frames == wanted)
    #expect(items.map { $0["id"] as? String } == ["a", "b", "c"])
    #expect(outcome.json["height"] as? Double == 1720)
    #expect(!outcome.text.lowercased().contains("nan"))
    #expect(!outcome.text.lowercased().contains("inf"))
  }

  @Test func theJSONHasOneItemALine() throws {
    let outcome = try tool.run("layout", "b.json")

    let lines = outcome.text.split(separator: "\n").map(String.init)
    let items = lines.filter { $0.contains("\"id\"") }
    #expect(items.count == 3)
    #expect(
      items.first == #"""
            {"id": "a", "index": 0, "section": 0, "column": 0, "span": 1, \#
        "x": 0, "y": 0, "width": 600, "height": 400},
        """#)
  }

  @Test(arguments: ["0", "-1", "1.5", "nan", "201", "three", ""])
  func aCountOfColumnsThatMakesNoSenseIsRefused(count: String) throws {
    let outcome = try tool.run("layout", "b.json", "--columns", count)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("waterfall: --columns"))
    #expect(outcome.output.isEmpty)
  }
}
