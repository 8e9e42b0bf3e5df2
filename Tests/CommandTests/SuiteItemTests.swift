import Pixels
import TestSupport
import Testing

/// What `verify` says of items, and of drawings that do not come out the same.
@Suite struct SuiteItemTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    var tool = BuiltTool(in: folder)
    tool.environment["CI"] = ""
    self.tool = tool
    try writeBoard()
    #expect(try tool.run("record", "s").exitCode == 0)
  }

  private func writeBoard(clock: String = "#336699", height: Int = 40) throws {
    let text = """
      { "version": 1, "canvas": { "width": 100, "margin": 4 }, "layout": { "columns": 2, "gap": 4 },
        "items": [ { "id": "clock", "size": [40, 40], "color": "\(clock)" },
                   { "id": "menu", "size": [40, \(height)], "color": "#aa2222" },
                   { "id": "map", "size": [40, 90], "color": "#22aa22" },
                   { "id": "door", "size": [40, 20], "color": "#222222" } ] }
      """
    try folder.write(Array(text.utf8), to: "s/still.board.json")
  }

  private func still(_ outcome: BuiltTool.Outcome) -> [String: Any] {
    (outcome.json["cases"] as? [[String: Any]])?.first ?? [:]
  }

  @Test func itemsThatAreIgnoredAreToldAndPass() throws {
    try writeBoard(clock: "#000000")

    let outcome = try tool.run("verify", "s", "--ignore-items", "clock")
    let json = still(try tool.run("verify", "s", "--ignore-items", "map,clock", "--json"))

    #expect(outcome.exitCode == 0)
    #expect(outcome.text.contains("not counted: 1936 pixels of clock"))
    #expect(json["status"] as? String == "tolerated")
    #expect(json["ignoredItems"] as? [String] == ["clock", "map"])
    #expect(json["ignoredInItems"] as? Int == 1936)
    #expect(try tool.run("verify", "s", "--ignore-items", "map").exitCode == 1)
  }

  @Test(arguments: ["verify", "record", "approve"])
  func anItemThatIsNowhereIsAUsageError(verb: String) throws {
    try writeBoard(clock: "#000000")
    let before = try folder.read("s/__goldens__/still.png")

    let outcome = try tool.run(verb, "s", "--ignore-items", "clok")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("no item is called \"clok\"; did you mean \"clock\"?"))
    #expect(try folder.read("s/__goldens__/still.png") == before)
  }

  @Test func aColumnWithMoreRowsIsNamed() throws {
    try writeBoard(height: 60)

    let outcome = try tool.run("verify", "s")
    let json = still(try tool.run("verify", "s", "--json"))

    #expect(outcome.text.contains("layout: column 2: 22 rows inserted at y=48"))
    #expect(json["columnBands"] as? [String] == ["column 2: 22 rows inserted at y=48"])
    #expect(json["unowned"] as? Int == 0)
  }

  @Test func anItemThatIsALittleOffIsToldFromOneThatChanged() throws {
    try writeBoard(clock: "#336698")

    let outcome = try tool.run("verify", "s")
    let json = still(try tool.run("verify", "s", "--json"))
    let items = json["items"] as? [[String: Any]] ?? []

    #expect(outcome.text.contains("item clock is a little off all over"))
    #expect(items.map { $0["verdict"] as? String } == ["resampled"])
  }

  @Test func casesAreDrawnAgainAsOftenAsAsked() throws {
    #expect(try tool.run("verify", "s", "--repeat", "3").exitCode == 0)
    #expect(still(try tool.run("verify", "s", "--repeat", "1", "--json"))["otherDrawing"] != nil)
    for value in ["0", "forever", "-1", "x"] {
      #expect(try tool.run("verify", "s", "--repeat=\(value)").exitCode == 2)
    }
    #expect(try tool.run("record", "s", "--repeat", "3").exitCode == 2)
  }

  @Test func insertedColumnsAreNamed() throws {
    try folder.writePNG("a.png", 4, 6, .white)
    try folder.writePNG("b.png", 7, 6, .white)

    let outcome = try tool.run("diff", "a.png", "b.png")

    #expect(outcome.exitCode == 1)
    #expect(outcome.text.contains("3 columns inserted at x=4, the others equal"))
  }
}
