import Foundation
import TestSupport
import Testing

@Suite struct UsageTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writePNG("photos/a.png", 30, 20, .red)
  }

  @Test(arguments: [
    (["photos", "--colums", "3"], "--columns"), (["rendr", "photos"], "render"),
    (["photos", "--resume"], "not in this version"),
    (["batch", "photos"], "not in this version"),
    (["photos", "--poster", "p.png"], "does nothing with render"),
    (["animate", "photos"], "what is to move?"),
    (["photos", "-o", "out.webp"], "is for what moves"),
    (["photos", "--format", "webp"], "is for what moves"),
    (["photos", "-o", "%d-%d.png"], "one %d"), (["photos", "--page", "A9"], "A4"),
    (["photos", "--page", "0x0"], "--page"), (["photos", "--page", "nanxnan"], "--page"),
    (["photos", "--page", "1e3x5"], "--page"), (["photos", "--page", "100x"], "--page"),
    (["photos", "--page", "9x9x9"], "--page"), (["photos", "--page", "10.5x10"], "--page"),
    (["photos", "--page", "A4", "--width", "100"], "--width"),
    (["photos", "--dpi", "0"], "--dpi"), (["photos", "--dpi", "1e9"], "--dpi"),
    (["photos", "--dpi", "72", "--scale", "1"], "--scale"),
    (["photos", "--quality", "50"], "JPEG"),
    (["photos", "-o", "a.jpg", "--quality", "0"], "--quality"),
    (["photos", "-o", "a.jpg", "--quality", "101"], "--quality"),
    (["photos", "-o", "a.jpg", "--quality", "8.5"], "--quality"),
    (["photos", "--max-bytes", "5X"], "--max-bytes"), (["photos", "--max-bytes", "0"], "500k"),
    (["photos", "--max-bytes", "-5M"], "--max-bytes"), (["photos", "--fit", "crop"], "cover"),
    (["photos", "--aspect", "0:1"], "3:4"), (["photos", "--aspect", "1:nan"], "3:4"),
    (["photos", "--aspect", "1:1e9"], "3:4"), (["photos", "--aspect", "2"], "3:4"),
    (["photos", "--shuffle", "--sort", "name"], "--sort"),
    (["photos", "--page", "20x20"], "no room on a page"),
    (["photos", "--sort", "nmae"], "name, "), (["photos", "--gap", "-1"], "--gap"),
    (["photos", "--gap", "1,2,3"], "--gap"), (["photos", "--margin", "inf"], "--margin"),
    (["photos", "--scale", "0"], "--scale"), (["photos", "--scale", "nan"], "--scale"),
    (["photos", "--width", "0"], "--width"), (["photos", "--background", "grin"], "--background"),
    (["photos", "--threads", "0"], "--threads"), (["photos", "--seed", "-4"], "--seed"),
    (["photos", "--max-pixels", "1e6"], "--max-pixels"),
    (["photos", "--columns", "2", "--column-width", "100"], "--column-width"),
    (["photos", "-0"], "--files-from"), (["photos", "-o", "-", "--json"], "--output"),
    (["-", "--files-from", "-"], "standard input"), ([""], "empty"), ([], "folder"),
    (["photos", "-o", ""], "empty"), (["photos", "-o"], "--output"),
    (["--files-from", "missing.txt"], "missing.txt"), (["schema", "zebra"], "schema board"),
    (["missing.json"], "missing.json cannot be read"), (["doctor", "photos"], "photos"),
    (["photos", "--margin", "900"], "no room for a column"),
    (["photos", "--columns", "200"], "no room for 200 columns"),
    (["layout", "photos", "--gap", "9000", "--columns", "2"], "no room"),
  ])
  func whatCannotBeMeantIsExitTwoAndOneLine(arguments: [String], words: String) throws {
    let outcome = try tool.run(arguments: arguments)

    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("waterfall: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try folder.names() == ["photos"])
  }

  @Test(arguments: [
    (#"{ "version": 1, "items": "photos", "colour": 3 }"#, "colour"),
    (#"{ "version": 1, "items": "photos", "canvas": { "widht": 3 } }"#, "\"width\""),
    (#"{ "version": 2, "items": "photos" }"#, "version"), (#"{ "version": 1 }"#, "items"),
    (#"{ "version": 1, "#, "JSON"), (#"{ "version": 1, "items": [ { "id": "a" } ] }"#, "items[0]"),
    (
      #"{ "version": 1, "items": [ { "id": "a", "size": [1, 1] }, { "id": "a", "size": [1, 1] } ] }"#,
      "\"a\""
    ),
    (#"{ "version": 1, "rules": {}, "items": "photos" }"#, "not in this version"),
    (#"{ "version": 1, "canvas": { "height": 0 }, "items": "photos" }"#, "canvas.height"),
    (#"{ "version": 1, "canvas": { "page": "B9" }, "items": "photos" }"#, "canvas.page"),
    (
      #"{ "version": 1, "canvas": { "page": "A4", "width": 9 }, "items": "photos" }"#, "canvas.page"
    ),
    (#"{ "version": 1, "canvas": { "dpi": 72, "scale": 1 }, "items": "photos" }"#, "canvas.dpi"),
    (
      #"{ "version": 1, "canvas": { "width": "natural", "height": 9 }, "items": "photos" }"#,
      "canvas.width"
    ),
    (#"{ "version": 1, "items": [ { "src": "photos", "fit": "crop" } ] }"#, "items[0].fit"),
    (#"{ "version": 1, "items": [ { "src": "photos", "aspect": "3" } ] }"#, "items[0].aspect"),
    (#"{ "version": 1, "items": [ { "src": "photos", "focus": 1 } ] }"#, "items[0].focus"),
    (#"{ "version": 1, "items": [ { "src": "photos", "focus": [0, 2] } ] }"#, "items[0].focus"),
    (#"{ "version": 1, "style": { "fit": "crop" }, "items": "photos" }"#, "style.fit"),
  ])
  func aBadBoardIsExitTwoAndNamesItsFile(text: String, words: String) throws {
    try folder.write(text: text, to: "b.json")

    let outcome = try tool.run("b.json", "-o", "out.png")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("waterfall: b.json: "), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(!folder.exists("out.png"))
  }

  @Test func helpNamesEveryExitCodeAndFitsATerminal() throws {
    let outcome = try tool.run("--help")

    let lines = outcome.text.split(separator: "\n")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    for code in ["0", "2", "3", "5", "6", "7", "130"] {
      #expect(lines.contains { $0.hasPrefix("  \(code) ") })
    }
    #expect(lines.allSatisfy { $0.count <= 84 })
    #expect(!outcome.text.contains("--resume"))
  }

  @Test(arguments: ["render", "layout", "frames", "animate", "init", "schema", "doctor"])
  func eachVerbHasAHelpOfItsOwn(verb: String) throws {
    let outcome = try tool.run("--help", verb)

    #expect(outcome.exitCode == 0)
    #expect(outcome.text.hasPrefix("waterfall \(verb) "))
  }

  @Test func theVersionIsOneLine() throws {
    let outcome = try tool.run("--version")

    #expect(outcome.exitCode == 0)
    #expect(outcome.text.hasPrefix("waterfall "))
    #expect(outcome.text.split(separator: "\n").count == 1)
  }

  @Test func anEmptyListIsNothingToDraw() throws {
    let outcome = try tool.run("--files-from", "-", "-o", "out.png", input: Data())

    #expect(outcome.exitCode == 3)
    #expect(!folder.exists("out.png"))
  }

  @Test func theDoctorFindsNothing() throws {
    let outcome = try tool.run("doctor", "--json")

    #expect(outcome.exitCode == 0, "\(outcome.text)")
    #expect(outcome.json["version"] as? String == "0.1.0")
  }
}
