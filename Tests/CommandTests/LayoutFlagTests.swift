import Foundation
import Pixels
import TestSupport
import Testing

/// Layouts that are asked for by options rather than in a board file.
@Suite struct LayoutFlagTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    for name in ["a", "b", "c", "d"] { try folder.writePNG("p/\(name).png", 10, 10, .black) }
    try folder.writePNG("p/e,f:2.png", 10, 10, .black)
  }

  private func layout(_ options: String...) throws -> BuiltTool.Outcome {
    try tool.run(
      arguments: [
        "layout", "p", "--columns", "3", "--width", "320", "--gap", "10", "--margin", "0",
      ]
        + options)
  }

  private func spans(_ outcome: BuiltTool.Outcome) -> [Int] {
    (outcome.json["items"] as? [[String: Any]] ?? []).compactMap { $0["span"] as? Int }
  }

  @Test func namedItemsCoverMoreColumns() throws {
    let outcome = try layout("--span", "b:2,e,f:2:all")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(spans(outcome) == [1, 2, 1, 1, 3])
  }

  @Test func aSpanOfAnItemThatIsNotThereIsToldWithTheNearest() throws {
    try folder.writePNG("p/cover.png", 10, 10, .black)

    let outcome = try layout("--span", "covr:2")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors == "waterfall: no item is called \"covr\"; did you mean \"cover\"?\n")
  }

  @Test(arguments: ["", "b", "b:", "b:0", ":2", "b:2,", "b:201", "b:-1"])
  func aSpanThatSaysNothingIsRefused(value: String) throws {
    let outcome = try layout("--span=\(value)")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("--span"))
  }

  @Test func aKindOfLayoutIsChosenByName() throws {
    #expect(try layout("--kind", "grid").json["kind"] as? String == "grid")
    #expect(try layout("--kind", "gird").exitCode == 2)
  }

  @Test func theBalanceIsSaidInTheLayout() throws {
    #expect(try layout("--balance", "3").json["balance"] as? Int == 3)
    #expect(try layout("--balance", "9").exitCode == 2)
  }

  @Test func whatOptionsSayIsWrittenByInit() throws {
    let board = try tool.run(
      arguments: ["init", "p", "--span", "a:2", "--kind", "grid", "--balance", "2"])
    try folder.write([UInt8](board.output), to: "b.json")

    let again = try tool.run("layout", "b.json").json

    #expect(again["kind"] as? String == "grid")
    #expect((again["items"] as? [[String: Any]])?.first?["span"] as? Int == 2)
  }
}
