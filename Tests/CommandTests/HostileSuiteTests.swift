import Foundation
import Pixels
import TestSupport
import Testing

/// Suites that something is wrong with: never a pass, and never a difference.
@Suite struct HostileSuiteTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    var tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    self.tool = tool
    try folder.write(
      Array(
        #"{ "version": 1, "items": [ { "id": "A", "size": [40, 40], "color": "red" } ] }"#.utf8),
      to: "s/still.board.json")
    #expect(try tool.run("record", "s").exitCode == 0)
  }

  private func oneCase(_ outcome: BuiltTool.Outcome, _ name: String) -> [String: Any] {
    let cases = outcome.json["cases"] as? [[String: Any]] ?? []
    return cases.first { $0["name"] as? String == name } ?? [:]
  }

  @Test func aBoardThatCannotBeDrawnIsNeitherAPassNorADifference() throws {
    try folder.write(Array("{ \"version\": 1, ".utf8), to: "s/broken.board.json")

    let outcome = try tool.run("verify", "s", "--json", "--junit", "x.xml")

    #expect(outcome.exitCode == 2)
    #expect(oneCase(outcome, "broken")["status"] as? String == "error")
    #expect(oneCase(outcome, "still")["status"] as? String == "equal")
    let xml = String(decoding: try folder.read("x.xml"), as: UTF8.self)
    #expect(xml.contains("errors=\"1\""))
    #expect(xml.contains("<testcase classname=\"waterfall\" name=\"still\"/>"))
  }

  @Test func aMissingPictureOfABoardIsNotLeftOut() throws {
    try folder.write(
      Array(
        #"{ "version": 1, "items": [ "gone.png", { "id": "A", "size": [4, 4], "color": "red" } ] }"#
          .utf8), to: "s/gap.board.json")

    let outcome = try tool.run("verify", "s")

    #expect(outcome.exitCode != 0)
    #expect(outcome.errors.contains("gone.png"))
  }

  @Test(arguments: ["{", "[]", "{\"version\": 1}", "{\"version\": 99}", ""])
  func aRecordThatMakesNoSenseIsAnError(text: String) throws {
    try folder.write(Array(text.utf8), to: "s/__goldens__/still.json")

    let outcome = try tool.run("verify", "s")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("still.json"))
  }

  @Test func aGoldenThatCannotBeReadIsAnError() throws {
    let whole = try folder.read("s/__goldens__/still.png")
    try folder.write(Array(whole.prefix(whole.count / 2)), to: "s/__goldens__/still.png")

    let outcome = try tool.run("verify", "s")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("still.png"))
  }

  @Test func whatIsNoSuiteIsRefused() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)

    for arguments in [
      ["verify"], ["verify", "empty"], ["verify", "nowhere"], ["verify", "s", "t"],
      ["verify", "s", "--case", "nothing"], ["record", "s", "--record", "some"],
      ["verify", "s", "--record", "all"], ["prune", "s", "--case", "still"],
      ["verify", "s", "--threshold", "1"],
    ] {
      #expect(try tool.run(arguments: arguments).exitCode == 2, "\(arguments)")
    }
  }
}
