import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// What a run over a suite writes beside its verdict, and that nothing hides that.
@Suite struct SuiteOutputTests {
  let folder: TemporaryFolder
  let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    var tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    self.tool = tool
    try writeBoard()
    try writeGesture(hold: 0.5)
    #expect(try tool.run("record", "s").exitCode == 0)
  }

  func writeGesture(hold: Double) throws {
    try folder.write(
      Array(
        #"""
        { "version": 1, "fps": 10, "steps": [ { "press": "menu" }, { "hold": \#(hold) }, { "drop": true } ] }
        """#.utf8), to: "s/drag.gesture.json")
  }

  func writeBoard(_ color: String = "#336699") throws {
    let text = """
      { "version": 1, "canvas": { "width": 60, "margin": 4 },
        "items": [ { "id": "menu", "size": [40, 40], "color": "\(color)" } ] }
      """
    try folder.write(Array(text.utf8), to: "s/drag.board.json")
    try folder.write(Array(text.utf8), to: "s/still.board.json")
  }

  private func cases(_ outcome: BuiltTool.Outcome) -> [[String: Any]] {
    outcome.json["cases"] as? [[String: Any]] ?? []
  }

  @Test(arguments: [
    ["--report", "file"], ["--report", "file/in"], ["--junit", "file/x.xml"], ["--report", "busy"],
  ])
  func aReportThatCannotBeWrittenDoesNotHideTheVerdict(arguments: [String]) throws {
    try folder.write([], to: "file")
    try folder.write([], to: "busy/still")
    try writeBoard("#336698")

    let outcome = try tool.run(arguments: ["verify", "s"] + arguments)

    #expect(outcome.exitCode == 5)
    #expect(outcome.text.contains("different: still: 2704 pixels"))
    #expect(outcome.errors.contains(arguments[1].hasPrefix("busy") ? "busy/still" : "file"))
  }

  @Test(arguments: ["s/__goldens__", "s/__goldens__/new/one", "s", ".", "link/__goldens__"])
  func noReportIsWrittenAmongGoldens(place: String) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "link"),
      withDestinationURL: folder.url.appending(path: "s"))
    let before = try folder.names(in: "s/__goldens__")

    let outcome = try tool.run("verify", "s", "--report", place)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("--report"))
    #expect(try folder.names(in: "s/__goldens__") == before)
  }

  @Test func theNumbersLieBesideThePage() throws {
    try writeBoard("#336698")

    let outcome = try tool.run("verify", "s", "--json", "--report", "out")

    let numbers = try JSONSerialization.jsonObject(
      with: Data(try folder.read("out/report.json")))
    #expect(numbers as? NSDictionary == outcome.json as NSDictionary)
    #expect(try folder.names(in: "out").contains("index.html"))
  }

  @Test func aMissingSequenceIsNamedOnce() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "s/__goldens__/drag.apng"))

    let outcome = try tool.run("verify", "s", "--junit", "x.xml")

    #expect(outcome.exitCode == 4)
    #expect(outcome.text.components(separatedBy: "missing: ").count == 2)
    #expect(outcome.text.contains("missing: s/__goldens__/drag.apng\n"))
    #expect(try tool.run("record", "s").exitCode == 0)
    #expect(try tool.run("verify", "s").exitCode == 0)
  }

  @Test func theCommandThatAcceptsSaysWhichFramesAndHashes() throws {
    #expect(try tool.run("record", "s", "--record", "all", "--hash-only").exitCode == 0)
    try writeBoard("#336698")
    let hashes = cases(try tool.run("verify", "s", "--json"))
    #expect(
      hashes.map { $0["approve"] as? String } == [
        "waterfall approve s --case drag --hash-only", "waterfall approve s --case still",
      ])
    #expect(try tool.run("approve", "s").exitCode == 0)
    #expect(try folder.names(in: "s/__goldens__") == ["drag.json", "still.json", "still.png"])

    #expect(try tool.run("approve", "s", "--frames", "1").exitCode == 0)
    try writeBoard("#336699")
    #expect(try tool.run("approve", "s", "--case", "drag", "--frames", "0,2-99").exitCode == 2)
    #expect(try tool.run("approve", "s", "--case", "drag", "--frames", "1-3").exitCode == 0)
    try writeBoard("#336698")
    let some = try tool.run("verify", "s")
    #expect(some.text.contains("to accept: waterfall approve s --case drag --frames 1-3"))
  }

  @Test func everyDamagedGoldenSaysHowToRecordItAgain() throws {
    let name = "s/__goldens__/still.png"
    let whole = try folder.read(name)
    try folder.write(Array(whole.prefix(whole.count / 2)), to: name)
    let cut = try tool.run("verify", "s")
    #expect(cut.errors.contains("still.png"))
    #expect(cut.errors.contains("--record all"))
    #expect(!cut.errors.contains("--allow-truncated"))

    try folder.writePNG(name, 68, 68, .white)
    let other = try tool.run("verify", "s")
    #expect(other.text.contains("golden: \(name) holds other pixels than its record says"))
    #expect(other.text.contains("--record all"))
    #expect(try tool.run("record", "s", "--record", "all").exitCode == 0)
    #expect(try tool.run("verify", "s").exitCode == 0)
  }

  @Test(arguments: [
    ["approve", "s", "--frames", "1", "--alternate"],
    ["approve", "s", "--items", "a", "--hash-only"],
    ["approve", "s", "--frames", "one"], ["approve", "s", "--items", ","],
    ["prune", "s", "--remove", "--dry-run"], ["verify", "s", "--frames", "1"],
    ["verify", "s", "--budget", "maxShift"], ["verify", "s", "--budget", "maxBadFrames=0.5"],
    ["verify", "s", "--budget", "maxEverything=1"], ["verify", "s", "--min-cluster", "0"],
  ])
  func whatContradictsItselfIsRefused(arguments: [String]) throws {
    #expect(try tool.run(arguments: arguments).exitCode == 2)
  }

  @Test func whatABudgetAllowsIsToldAndPasses() throws {
    try writeBoard("#336698")

    let outcome = try tool.run("verify", "s", "--budget", "maxItemDelta=2704")

    #expect(outcome.exitCode == 0)
    #expect(outcome.text.contains("tolerated: still, within the budget: 2704 pixels"))
    #expect(try tool.run("verify", "s", "--budget", "maxItemDelta=2703").exitCode == 1)
    let json = cases(try tool.run("verify", "s", "--budget", "maxPixels=2704", "--json"))
    #expect(json.allSatisfy { $0["withinBudget"] as? Bool == true })
  }

  @Test func insertedRowsAreNamed() throws {
    try folder.writePNG("a.png", 4, 6, .white)
    try folder.writePNG("b.png", 4, 8, .white)

    let outcome = try tool.run("diff", "a.png", "b.png")

    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("2 rows inserted at y=6, the others equal"))
    let json = try tool.run("diff", "b.png", "a.png", "--json").json
    #expect(json["rows"] as? String == "2 rows removed at y=6, the others equal")
  }

  @Test func smallClustersNeedNotCount() throws {
    var picture = StraightBitmap(size: PixelSize(width: 8, height: 8), filledWith: .white)
    try folder.write(try picture.encodedPNG(), to: "a.png")
    picture[3, 3] = .black
    try folder.write(try picture.encodedPNG(), to: "b.png")

    #expect(try tool.run("diff", "a.png", "b.png").exitCode == 1)
    let outcome = try tool.run("diff", "a.png", "b.png", "--min-cluster", "2", "--json")
    #expect(outcome.exitCode == 0)
    #expect(outcome.json["ignoredClusters"] as? Int == 1)
  }
}
