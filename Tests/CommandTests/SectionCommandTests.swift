import Foundation
import TestSupport
import Testing
import WaterfallCommand

/// Boards with sections, through the tool.
@Suite struct SectionCommandTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
  }

  private static let sections = """
    { "version": 1, "canvas": { "width": 320, "margin": 0 },
      "layout": { "columns": 2, "gap": 10 },
      "sections": [
        { "id": "top", "header": { "height": 20, "sticky": true }, "background": "#eef",
          "footer": { "height": 10, "separator": true }, "locked": true,
          "items": [{ "id": "a", "size": [155, 50], "pinned": true }] },
        { "header": { "height": 20 }, "footer": { "height": 10 }, "items": [] },
        { "columns": 3, "gap": [4, 6], "insets": [1, 2, 3, 4],
          "items": [{ "id": "b", "size": [100, 50], "span": 2 },
                    { "id": "c", "size": [100, 50], "span": "all" }] } ] }
    """

  @Test func everyFrameIsPrintedWithSectionColumnIndexAndSpan() throws {
    try folder.write(Array(SectionCommandTests.sections.utf8), to: "b.json")

    let json = try tool.run("layout", "b.json").json

    let sections = try #require(json["sections"] as? [[String: Any]])
    let items = try #require(json["items"] as? [[String: Any]])
    #expect(sections.compactMap { $0["index"] as? Int } == [0, 1, 2])
    #expect(sections[0]["id"] as? String == "top")
    #expect(sections.map { ($0["header"] as? [String: Any])?["y"] as? Double } == [0, 80, nil])
    #expect(sections.map { ($0["footer"] as? [String: Any])?["y"] as? Double } == [70, 100, nil])
    #expect(sections.compactMap { $0["columns"] as? Int } == [2, 2, 3])
    #expect(items.compactMap { $0["section"] as? Int } == [0, 2, 2])
    #expect(items.compactMap { $0["index"] as? Int } == [0, 1, 2])
    #expect(items.compactMap { $0["column"] as? Int } == [0, 0, 0])
    #expect(items.compactMap { $0["span"] as? Int } == [1, 2, 3])
    #expect(items.compactMap { $0["y"] as? Double } == [20, 111, 221])
  }

  @Test(arguments: [
    SectionCommandTests.sections,
    """
    { "version": 1, "canvas": { "width": 300 },
      "layout": { "kind": "justified", "mirrored": true, "columns": 3 },
      "items": [{ "size": [3, 2] }, { "size": [1, 2] }, { "size": [1, 1] }, { "size": [4, 1] }] }
    """,
    """
    { "version": 1, "canvas": { "width": 300 },
      "layout": { "columnWidth": 60, "dense": true, "balance": 3 },
      "items": [{ "size": [3, 2] }, { "size": [1, 2], "span": 2 }, { "size": [1, 1] },
                { "size": [4, 1], "span": "all" }, { "size": [1, 1] }] }
    """,
  ])
  func initWritesABoardOfTheSamePixels(text: String) throws {
    try folder.write(Array(text.utf8), to: "b.json")

    _ = try tool.run("init", "b.json", "-o", "again.json")
    let first = try tool.run("b.json", "-o", "first.png")
    let second = try tool.run("again.json", "-o", "second.png")

    #expect(first.exitCode == 0, "\(first.errors)")
    #expect(second.exitCode == 0, "\(second.errors)")
    #expect(try folder.read("first.png") == folder.read("second.png"))
  }

  /// Report A07.
  @Test(arguments: [([], 110.0, 110.0, 210.0), (["--order-tolerance", "3"], 0, 111, 211)])
  func theToleranceKeepsTheReadingOrder(flags: [String], x: Double, y: Double, height: Double)
    throws
  {
    let text = """
      { "version": 1, "canvas": { "width": 320, "margin": 0 }, "layout": { "columns": 3, "gap": 10 },
        "items": [{ "id": "a", "size": [100, 101] }, { "id": "b", "size": [100, 100] },
                  { "id": "c", "size": [100, 100] }, { "id": "d", "size": [100, 100] }] }
      """
    try folder.write(Array(text.utf8), to: "b.json")

    let json = try tool.run(arguments: ["layout", "b.json"] + flags).json

    let last = try #require((json["items"] as? [[String: Any]])?.last)
    #expect(last["x"] as? Double == x)
    #expect(last["y"] as? Double == y)
    #expect(json["height"] as? Double == height)
    #expect(json["orderTolerance"] as? Double == (flags.isEmpty ? 0 : 3))
  }
}
