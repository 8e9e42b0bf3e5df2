import GoldenImages
import TestSupport
import Testing

/// What is beside the frames of items: shadows, which are theirs, and texts, which are not.
@Suite(.enabled(if: TestFonts.areHereOrRequired, TestFonts.skipped))
struct ShadowApprovalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try writeBoard(shadow: "true", title: "Two colors")
    _ = try run { try $0.record($1, .missing) }
  }

  private func writeBoard(shadow: String, title: String) throws {
    let text = """
      { "version": 1, "canvas": { "width": 200, "margin": 20, "background": "#ffffff" },
        "layout": { "columns": 2, "gap": 12 },
        "title": { "text": "\(title)" }, "style": { "shadow": \(shadow) },
        "items": [ { "id": "a", "size": [40, 40], "color": "#336699" },
                   { "id": "b", "size": [40, 50], "color": "#993366" } ] }
      """
    try folder.write(Array(text.utf8), to: "s/one.board.json")
  }

  private func run(
    _ body: (SuiteRunner, GoldenSuite) throws -> SuiteResult
  ) throws -> CaseResult {
    let result = try body(SuiteRunner(tool: "tests"), try GoldenSuite(folder.path("s")))
    return try #require(result.cases.first)
  }

  @Test func approvingAllItemsTakesTheirShadowsToo() throws {
    try writeBoard(shadow: #"{ "opacity": 0.05, "radius": 2 }"#, title: "Two colors")
    var approval = Approval()
    approval.items = ["a,b"]

    _ = try run { try $0.approve($1, approval) }

    #expect(try run { try $0.verify($1) }.passes)
  }

  @Test func aTitleThatReadsOtherwiseIsNoItems() throws {
    try writeBoard(shadow: "true", title: "Two hues")

    let items = try #require(try run { try $0.verify($1) }.items)

    #expect(items.findings.isEmpty)
    #expect(items.labels.map(\.text) == ["Two hues"])
    #expect(items.unowned == 0)
  }
}
