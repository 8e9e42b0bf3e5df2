import Foundation
import Pixels
import TestSupport
import Testing

/// Suites of golden images, of stills and of sequences.
@Suite struct SuiteTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    var tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    self.tool = tool
    try writeBoard("still")
    try writeBoard("drag")
    try writeGesture(hold: 0.3)
    #expect(try tool.run("record", "s").exitCode == 0)
  }

  private func writeBoard(_ name: String, height: Int = 40, color: String = "#336699") throws {
    let text = """
      { "version": 1, "canvas": { "width": 100, "margin": 4 }, "layout": { "columns": 2, "gap": 4 },
        "items": [ { "id": "cover", "size": [40, \(height)], "color": "\(color)" },
                   { "id": "menu", "size": [40, 30], "color": "#aa2222" },
                   { "id": "map", "size": [40, 60], "color": "#22aa22" } ] }
      """
    try folder.write(Array(text.utf8), to: "s/\(name).board.json")
  }

  private func writeGesture(hold: Double, fps: Int = 10) throws {
    let text = """
      { "version": 1, "fps": \(fps), "steps": [ { "press": "menu" }, { "hold": 0.5 },
        { "drag": "map", "seconds": 0.4 }, { "hold": \(hold) }, { "drop": true } ] }
      """
    try folder.write(Array(text.utf8), to: "s/drag.gesture.json")
  }

  private func oneCase(_ outcome: BuiltTool.Outcome, _ name: String) -> [String: Any] {
    let cases = outcome.json["cases"] as? [[String: Any]] ?? []
    return cases.first { $0["name"] as? String == name } ?? [:]
  }

  @Test func stillsAndSequencesPassAsTheyWereRecorded() throws {
    let outcome = try tool.run("verify", "s", "--json")

    #expect(outcome.exitCode == 0)
    #expect(oneCase(outcome, "drag")["status"] as? String == "equal")
    #expect((oneCase(outcome, "drag")["frameCount"] as? Int ?? 0) > 10)
    #expect(try ClipFile(try folder.read("s/__goldens__/drag.apng"), fps: 10).frames.count > 10)
  }

  @Test func verifyWritesNothing() throws {
    let before = try folder.read("s/__goldens__/still.json")
    try writeBoard("still", color: "#000000")

    #expect(try tool.run("verify", "s").exitCode == 1)
    #expect(try folder.read("s/__goldens__/still.json") == before)
    #expect(try folder.names().sorted() == ["s"])
  }

  @Test func anItemThatGrewIsNamed() throws {
    try writeBoard("still", height: 64)

    let outcome = try tool.run("verify", "s")

    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("item cover grew"))
  }

  @Test func anItemOfAnotherColorIsNamed() throws {
    try writeBoard("still", color: "#3366c0")

    let outcome = try tool.run("verify", "s", "--report", "r")

    #expect(outcome.text.contains("item cover has other content"))
    #expect(try folder.readBitmap("r/still/actual.png").width == 100)
    #expect(try folder.readBitmap("r/still/golden.png").width == 100)
  }

  @Test func aSequenceSaysWhereItDiverges() throws {
    try writeBoard("drag", color: "#336698")

    let outcome = try tool.run("verify", "s", "--json", "--case", "dr*")
    let drag = oneCase(outcome, "drag")

    #expect(outcome.exitCode == 1)
    #expect(drag["firstDifferent"] as? Int == 0)
    #expect(drag["settlesEqual"] as? Bool == false)
    #expect(oneCase(outcome, "still").isEmpty)
  }

  @Test func framesMoreOrFasterAreADifference() throws {
    try writeGesture(hold: 0.6)
    let longer = try tool.run("verify", "s", "--json")
    try writeGesture(hold: 0.3, fps: 20)
    let faster = try tool.run("verify", "s", "--json")

    #expect(longer.exitCode == 1)
    #expect(oneCase(longer, "drag")["reason"] as? String == "frames")
    #expect((oneCase(longer, "drag")["sequence"] as? String ?? "").contains("3"))
    #expect(faster.exitCode == 1)
    #expect(oneCase(faster, "drag")["reason"] as? String == "frames")
  }

  @Test func hashesAloneAreEnoughForASequence() throws {
    #expect(try tool.run("record", "s", "--record", "all", "--hash-only").exitCode == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "s/__goldens__").path)

    #expect(names.sorted() == ["drag.json", "still.json", "still.png"])
    #expect(try tool.run("verify", "s").exitCode == 0)
    try writeBoard("drag", color: "#336698")
    #expect(try tool.run("verify", "s").exitCode == 1)
  }

  @Test func approvalTakesTheNewPictureOrBoth() throws {
    try writeBoard("still", color: "#000000")
    #expect(try tool.run("approve", "s", "--alternate").exitCode == 0)
    #expect(try tool.run("verify", "s").exitCode == 0)
    try writeBoard("still")
    #expect(try tool.run("verify", "s").exitCode == 0)

    try writeBoard("still", color: "#ffffff")
    #expect(try tool.run("verify", "s").exitCode == 1)
    #expect(try tool.run("approve", "s", "--case", "still").exitCode == 0)
    #expect(try tool.run("verify", "s").exitCode == 0)
    try writeBoard("still")
    #expect(try tool.run("verify", "s").exitCode == 1)
  }

  @Test func goldensOfNoBoardAreListedAndPrunedAfterAPassingRun() throws {
    try folder.writePNG("s/__goldens__/old.png", 4, 4, .white)
    try folder.write(Array("{}".utf8), to: "s/__goldens__/old.json")

    let listed = try tool.run("verify", "s")
    #expect(listed.exitCode == 0)
    #expect(listed.text.contains("orphan: s/__goldens__/old.png"))
    #expect(try tool.run("verify", "s", "--strict").exitCode == 4)
    #expect(try tool.run("prune", "s", "--dry-run").text.contains("old.json"))

    try writeBoard("still", color: "#000000")
    #expect(try tool.run("prune", "s", "--remove").exitCode == 1)
    #expect(try folder.read("s/__goldens__/old.json") == Array("{}".utf8))

    try writeBoard("still")
    #expect(try tool.run("prune", "s", "--remove").text.contains("removed: s/__goldens__/old.png"))
    #expect(try tool.run("verify", "s", "--strict").exitCode == 0)
  }
}
