import Foundation
import TestSupport
import Testing

/// Lines that GitHub shows beside the files of a change.
@Suite struct AnnotationTests {
  private let folder: TemporaryFolder
  private var tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    tool.environment["GITHUB_ACTIONS"] = "true"
  }

  private func writeBoard(_ name: String, color: String = "#336699") throws {
    let text = """
      { "version": 1, "canvas": { "width": 60 },
        "items": [ { "id": "a", "size": [4, 3], "color": "\(color)" } ] }
      """
    try folder.write(Array(text.utf8), to: "s/\(name).board.json")
  }

  private func annotations(_ outcome: BuiltTool.Outcome) -> [String] {
    outcome.errors.split(separator: "\n").filter { $0.hasPrefix("::") }.map(String.init)
  }

  @Test func whatDiffersIsMissingOrCannotBeJudgedIsAnError() throws {
    for name in ["equal", "changed", "gone", "damaged"] { try writeBoard(name) }
    #expect(annotations(try tool.run("record", "s")).isEmpty)
    try writeBoard("changed", color: "#336698")
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "s/__goldens__/gone.png"))
    try folder.write(Array("{".utf8), to: "s/__goldens__/damaged.json")

    let outcome = try tool.run("verify", "s", "--json")

    let lines = annotations(outcome)
    #expect(lines.count == 3)
    #expect(
      lines.contains {
        $0.hasPrefix("::error file=s/changed.board.json,title=waterfall%3A changed::")
          && $0.contains("%0Ato accept: waterfall approve s --case changed")
      }, "\(lines)")
    #expect(lines.contains { $0.contains("::missing: s/__goldens__/gone.png") })
    #expect(lines.contains { $0.hasPrefix("::error file=s/damaged.board.json,") })
    #expect(outcome.json["verb"] as? String == "verify")
  }

  @Test func whatABudgetAllowsIsAWarning() throws {
    try writeBoard("one")
    _ = try tool.run("record", "s")
    try writeBoard("one", color: "#336698")

    let lines = annotations(try tool.run("verify", "s", "--budget", "maxPixels=100000"))

    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("::warning file=s/one.board.json,") == true)
  }

  @Test func noNameBecomesACommandOfItsOwn() throws {
    let name = "50%,a:b\n::error::c"
    try writeBoard(name)

    let lines = annotations(try tool.run("verify", "s"))

    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("title=waterfall%3A 50%25%2Ca%3Ab%0A%3A%3Aerror%3A%3Ac::") == true)
  }

  @Test func ofManyCasesAsManyAreNamedAsAreShown() throws {
    for number in 0..<14 { try writeBoard("board \(number)") }

    let lines = annotations(try tool.run("verify", "s"))

    #expect(lines.count == 10)
    #expect(lines.last == "::error title=waterfall::and 5 more cases")
  }

  @Test mutating func elsewhereNothingIsSaid() throws {
    tool.environment["GITHUB_ACTIONS"] = ""
    try writeBoard("one")

    #expect(annotations(try tool.run("verify", "s")).isEmpty)
  }
}
