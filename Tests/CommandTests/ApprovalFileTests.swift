import Foundation
import TestSupport
import Testing

/// `approve --from`: what a file says is taken over, and nothing else.
@Suite struct ApprovalFileTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  /// Two stills and a sequence that all differ from what is recorded.
  init() throws {
    folder = try TemporaryFolder()
    var tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    self.tool = tool
    try writeBoards(cover: "#336699", menu: "#aa2222")
    let gesture = """
      { "version": 1, "fps": 10, "steps": [ { "press": "menu" }, { "hold": 0.5 },
        { "drag": "map", "seconds": 0.4 }, { "hold": 0.3 }, { "drop": true } ] }
      """
    try folder.write(Array(gesture.utf8), to: "s/drag.gesture.json")
    #expect(try tool.run("record", "s").exitCode == 0)
    try writeBoards(cover: "#336698", menu: "#aa2223")
  }

  private func writeBoards(cover: String, menu: String) throws {
    let text = """
      { "version": 1, "canvas": { "width": 100, "margin": 4 }, "layout": { "columns": 2, "gap": 4 },
        "items": [ { "id": "cover", "size": [40, 40], "color": "\(cover)" },
                   { "id": "menu", "size": [40, 30], "color": "\(menu)" },
                   { "id": "map", "size": [40, 60], "color": "#22aa22" } ] }
      """
    for name in ["one", "two", "drag"] {
      try folder.write(Array(text.utf8), to: "s/\(name).board.json")
    }
  }

  private func approve(_ cases: String) throws -> BuiltTool.Outcome {
    try folder.write(Array(#"{ "version": 1, "cases": [ \#(cases) ] }"#.utf8), to: "a.json")
    return try tool.run("approve", "s", "--from", "a.json", "--json")
  }

  private func cases(_ outcome: BuiltTool.Outcome) -> [String: [String: Any]] {
    let cases = outcome.json["cases"] as? [[String: Any]] ?? []
    return Dictionary(
      cases.map { ($0["name"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func verified() throws -> [String: [String: Any]] {
    cases(try tool.run("verify", "s", "--json"))
  }

  /// The bytes of all goldens.
  private func goldens() throws -> [String: Data] {
    let place = folder.url.appending(path: "s/__goldens__")
    let names = try FileManager.default.subpathsOfDirectory(atPath: place.path)
    #expect(!names.isEmpty)
    var files: [String: Data] = [:]
    for name in names where name.hasSuffix(".png") || name.hasSuffix(".json") {
      files[name] = try Data(contentsOf: place.appending(path: name))
    }
    return files
  }

  @Test func onlyTheNamedCaseIsTakenOver() throws {
    let outcome = try approve(#"{ "name": "two" }"#)

    #expect(outcome.exitCode == 0)
    #expect(Array(cases(outcome).keys) == ["two"])
    let after = try verified()
    #expect(after["two"]?["status"] as? String == "equal")
    #expect(after["one"]?["status"] as? String == "different")
    #expect(after["drag"]?["status"] as? String == "different")
  }

  @Test func onlyTheNamedFramesAreTakenOver() throws {
    let outcome = try approve(#"{ "name": "drag", "frames": "2,4-5" }"#)

    #expect(cases(outcome)["drag"]?["recordedFrames"] as? String == "2,4-5")
    let frames = try #require(try verified()["drag"]?["frames"] as? [[String: Any]])
    let different = frames.compactMap { $0["index"] as? Int }
    #expect(different.starts(with: [0, 1, 3, 6]))
  }

  @Test func onlyTheNamedItemsAreTakenOver() throws {
    #expect(try approve(#"{ "name": "one", "items": ["menu"] }"#).exitCode == 0)

    let items = try #require(try verified()["one"]?["items"] as? [[String: Any]])
    #expect(items.map { $0["id"] as? String } == ["cover"])
  }

  @Test func whatWasSeenIsTakenOverAndNothingThatCameLater() throws {
    let drawn = try #require(try verified()["one"]?["drawn"] as? String)
    let seen = #"{ "name": "one", "drawn": "\#(drawn)" }"#
    let before = try goldens()
    try writeBoards(cover: "#336690", menu: "#aa2223")

    let late = try approve(seen)

    #expect(late.exitCode == 2)
    #expect(late.errors.contains("one: something else is drawn now"))
    #expect(try goldens() == before)
    try writeBoards(cover: "#336698", menu: "#aa2223")
    #expect(try approve(seen).exitCode == 0)
    #expect(try verified()["one"]?["status"] as? String == "equal")
  }

  @Test(arguments: [
    ("{}", "version"), (#"{ "version": 2, "cases": [{ "name": "one" }] }"#, "version"),
    (#"{ "version": 1 }"#, "cases"), (#"{ "version": 1, "cases": [] }"#, "at least one case"),
    (#"{ "version": 1, "cases": {} }"#, "cases"), (#"{ "version": 1, "cases": [1] }"#, "cases[0]"),
    (#"{ "version": 1, "cases": [{}] }"#, "cases[0].name"),
    (#"{ "version": 1, "cases": [{ "name": "" }] }"#, "cases[0].name"),
    (#"{ "version": 1, "cases": [{ "name": "one" }, { "name": "one" }] }"#, "cases[1].name"),
    (#"{ "version": 1, "cases": [{ "name": "nobody" }] }"#, "nobody"),
    (#"{ "version": 1, "cases": [{ "name": "o*" }] }"#, "o*"),
    (#"{ "version": 1, "cases": [{ "name": "one", "frame": "1" }] }"#, "frames"),
    (#"{ "version": 1, "cases": [{ "name": "one", "frames": [1] }] }"#, "cases[0].frames"),
    (#"{ "version": 1, "cases": [{ "name": "one", "frames": "5-3" }] }"#, "cases[0].frames"),
    (#"{ "version": 1, "cases": [{ "name": "one", "frames": "9" }] }"#, "no frame 9"),
    (#"{ "version": 1, "cases": [{ "name": "one", "items": [] }] }"#, "cases[0].items"),
    (#"{ "version": 1, "cases": [{ "name": "one", "items": [1] }] }"#, "cases[0].items[0]"),
    (#"{ "version": 1, "cases": [{ "name": "one", "items": ["map", "map"] }] }"#, "items[1]"),
    (#"{ "version": 1, "cases": [{ "name": "one", "items": ["menu,map"] }] }"#, "menu,map"),
    (#"{ "version": 1, "cases": [{ "name": "one", "drawn": "abc" }] }"#, "cases[0].drawn"),
    (#"{ "version": 1, "cases": [{ "name": "one" }], "suite": "s" }"#, "suite"),
    (#"{ "version": 1, "cases": [{ "name": "one" "#, "line 1"), ("", "a.json"),
  ])
  func whatMakesNoSenseIsRefusedAndNothingIsWritten(text: String, named: String) throws {
    let before = try goldens()
    try folder.write(Array(text.utf8), to: "a.json")

    let outcome = try tool.run("approve", "s", "--from", "a.json")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(named), "\(outcome.errors)")
    #expect(try goldens() == before)
  }

  @Test(arguments: [
    ["--from", "none.json"], ["--from", "a.json", "--case", "one"],
    ["--from", "a.json", "--alternate"], ["--from", "a.json", "--frames", "1"],
    ["--from", "a.json", "--items", "menu"], ["--from", "a.json", "--hash-only"], ["--from", ""],
    ["--from"], ["--from", "a.json", "--from", "b.json"],
  ])
  func aFileStandsAlone(arguments: [String]) throws {
    let before = try goldens()
    try folder.write(Array(#"{ "version": 1, "cases": [{ "name": "one" }] }"#.utf8), to: "a.json")

    let outcome = try tool.run(arguments: ["approve", "s"] + arguments)

    #expect(outcome.exitCode == 2)
    #expect(!outcome.errors.isEmpty)
    #expect(try goldens() == before)
  }

  @Test func nothingIsTakenOverUnderCI() throws {
    var tool = tool
    tool.environment["CI"] = "true"
    try folder.write(Array(#"{ "version": 1, "cases": [{ "name": "one" }] }"#.utf8), to: "a.json")

    #expect(try tool.run("approve", "s", "--from", "a.json").exitCode == 2)
  }

  @Test func anItemThatNoCaseKnowsIsNamedEvenIfAllAreEqual() throws {
    try writeBoards(cover: "#336699", menu: "#aa2222")

    let outcome = try tool.run("approve", "s", "--items", "map,nobody")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("\"nobody\""))
    #expect(try tool.run("approve", "s", "--items", "map").exitCode == 0)
  }

  @Test(arguments: [
    (["--budget", "maxPixels=9", "--budget", "maxPixels=9"], "more than once"),
    (["--budget", "maxPixels=1,maxShift=1,maxPixels=9"], "maxPixels stands there twice"),
  ])
  func aBudgetIsGivenOnce(arguments: [String], words: String) throws {
    let outcome = try tool.run(arguments: ["verify", "s"] + arguments)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(words))
  }

  @Test func theSchemaListsWhatIsRead() throws {
    let outcome = try tool.run("schema", "approve")

    let schema = outcome.json["properties"] as? [String: Any]
    let list = schema?["cases"] as? [String: Any]
    let one = list?["items"] as? [String: Any]
    #expect(Set(try #require(schema).keys) == ["version", "cases"])
    #expect(
      Set(try #require(one?["properties"] as? [String: Any]).keys) == [
        "name", "frames", "items", "drawn",
      ])
  }
}
