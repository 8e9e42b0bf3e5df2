import Foundation
import TestSupport
import Testing

/// What a run over a suite must not do, whatever it is asked for and whatever boards say.
@Suite struct SuiteSafetyTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    var tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    self.tool = tool
    try writeBoard("one", id: "menu")
    try writeBoard("two", id: "menu")
    #expect(try tool.run("record", "s").exitCode == 0)
  }

  private func writeBoard(_ name: String, id: String, color: String = "#336699") throws {
    let text = """
      { "version": 1, "canvas": { "width": 60, "margin": 4 },
        "items": [ { "id": "\(id)", "size": [40, 40], "color": "\(color)" } ] }
      """
    try folder.write(Array(text.utf8), to: "s/\(name).board.json")
  }

  @Test(arguments: [
    "s/__goldens__/one.json", "s/__goldens__/one.png", "s/__goldens__/x.xml", "s/one.board.json",
    "r/index.html", "r/report.json",
  ])
  func junitTakesTheFileOfNobody(name: String) throws {
    #expect(try tool.run("verify", "s", "--report", "r").exitCode == 0)
    let before = try? folder.read(name)

    let outcome = try tool.run("verify", "s", "--report", "r", "--junit", name)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("name another file with --junit"))
    #expect((try? folder.read(name)) == before)
  }

  @Test func junitMayLieBesideTheBoards() throws {
    #expect(try tool.run("verify", "s", "--junit", "s/result.xml").exitCode == 0)
    #expect(try tool.run("verify", "s", "--junit", "-").exitCode == 2)
  }

  @Test(arguments: [
    ["--case", "one", "--case", "two"], ["--metric", "exact", "--metric=channel:255"],
    ["--report", "r", "--report", "q"], ["--threads", "1", "--threads", "2"],
  ])
  func oneOfTwoValuesIsNotPassedOver(arguments: [String]) throws {
    try writeBoard("one", id: "menu", color: "#000000")

    let outcome = try tool.run(arguments: ["verify", "s"] + arguments)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(arguments[0]))
  }

  @Test func anItemCannotWriteALineOfItsOwn() throws {
    let id = #"a\n::error file=x::in\u001b[31m"#
    try writeBoard("one", id: id)
    #expect(try tool.run("record", "s", "--record", "all").exitCode == 0)
    try writeBoard("one", id: id, color: "#000000")
    var tool = tool
    tool.environment["GITHUB_ACTIONS"] = "true"

    let outcome = try tool.run("verify", "s")

    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains(#"a\u{a}::error file=x::in\u{1b}[31m"#))
    #expect(!(outcome.text + outcome.errors).contains("\u{1b}"))
    #expect(!outcome.text.split(separator: "\n").contains { $0.hasPrefix("::error") })
  }

  @Test func aCaseIsFoundWhateverItIsCalled() throws {
    let name = "\u{1F468}\u{200D}\u{1F469}\u{202E}"
    try writeBoard(name, id: "menu")

    #expect(try tool.run("record", "s", "--case", name).exitCode == 0)
    #expect(try tool.run("verify", "s", "--case", name).text.contains("1 equal"))
  }
}
