import Foundation
import TestSupport
import Testing

/// A golden says what it was recorded with, and a difference names what is another way here.
@Suite struct RecordedElsewhereTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    var tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    self.tool = tool
    try writeBoard(color: "#336699")
    #expect(try tool.run("record", "s").exitCode == 0)
    let name = "s/__goldens__/one.json"
    let value = try JSONSerialization.jsonObject(with: Data(try folder.read(name)))
    var record = try #require(value as? [String: Any])
    var environment = try #require(record["environment"] as? [String: Any])
    environment["processor"] = "abacus"
    record["environment"] = environment
    try folder.write([UInt8](try JSONSerialization.data(withJSONObject: record)), to: name)
  }

  private func writeBoard(color: String) throws {
    let text = """
      { "version": 1, "canvas": { "width": 60 },
        "items": [ { "id": "a", "size": [4, 3], "color": "\(color)" } ] }
      """
    try folder.write(Array(text.utf8), to: "s/one.board.json")
  }

  @Test func anotherProcessorIsNamedWhereSomethingDiffers() throws {
    try writeBoard(color: "#336698")

    let said = try tool.run("verify", "s")
    let told = try tool.run("verify", "s", "--json")

    #expect(said.exitCode == 1)
    #expect(said.text.contains("recorded with processor abacus, now "))
    let cases = try #require(told.json["cases"] as? [[String: Any]])
    #expect((cases.first?["environment"] as? String)?.contains("processor abacus") == true)
  }

  @Test(arguments: ["1", "2", "8"]) func withTheSamePixelsItIsNoDifference(threads: String) throws {
    let outcome = try tool.run("verify", "s", "--threads", threads)

    #expect(outcome.exitCode == 0)
    #expect(!outcome.text.contains("abacus"))
  }
}
