import Foundation
import Pixels
import TestSupport
import Testing

/// What people write by mistake, and what they are told.
@Suite struct SlipTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writePNG("p/a.png", 8, 8, .black)
  }

  @Test(arguments: [
    (["p", "-columns", "4"], "--columns"), (["p", "–columns", "4"], "--columns"),
    (["p", "--widht=9"], "--width"), (["p", "—margin", "4"], "--margin"),
  ])
  func aSlipOfAnOptionFindsTheOption(arguments: [String], meant: String) throws {
    let outcome = try tool.run(arguments: arguments)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("did you mean \(meant)?"), "\(outcome.errors)")
  }

  @Test func aFileThatHoldsAnErrorInsteadOfAPictureIsSkipped() throws {
    try folder.write(Array(#"{"error":"not found"}"#.utf8), to: "p/err.jpg")

    let outcome = try tool.run("p/err.jpg", "p/a.png", "-o", "out.png")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("p/err.jpg was skipped"))
  }

  @Test(arguments: ["x.tiff", "x.bmp", "x.pdf", "x.gif", "x.json"])
  func aNameThatAsksForAnotherFormatIsRefused(name: String) throws {
    let outcome = try tool.run("p", "-o", name)

    #expect(outcome.exitCode == 2)
    #expect(try folder.names() == ["p"])
  }

  @Test func anEqualsSignBehindALetterIsNoPartOfTheName() throws {
    #expect(try tool.run("p", "-o=out.png").exitCode == 0)
    #expect(try folder.names() == ["out.png", "p"])
  }

  @Test func argumentsThatMakeNoSenseAreToldAsJSONToo() throws {
    let outcome = try tool.run("p", "--json", "--colums", "3")

    #expect(outcome.exitCode == 2)
    #expect(outcome.json["exitCode"] as? Int == 2)
    #expect((outcome.json["error"] as? String)?.hasPrefix("there is no option") == true)
  }

  @Test func helpIsAVerbTooWhereNoFileIsCalledSo() throws {
    let outcome = try tool.run("help", "layout")

    #expect(outcome.exitCode == 0)
    #expect(outcome.text == (try tool.run("--help", "layout").text))
  }

  @Test func columnsContradictANaturalWidth() throws {
    #expect(try tool.run("p", "--width", "natural", "--columns", "2").exitCode == 2)
  }

  @Test func theSeedOfAShuffledBoardFileIsSaid() throws {
    let outcome = try tool.run("init", "p", "--sort", "shuffle")

    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("seed"))
  }

  @Test func pathsInJSONAreThePathsThemselves() throws {
    try folder.write([], to: "q/bad\nname.jpg")
    try folder.writePNG("q/back\\n slash.png", 8, 8, .black)

    let outcome = try tool.run("layout", "q")

    let skipped = outcome.json["skipped"] as? [[String: String]] ?? []
    let items = outcome.json["items"] as? [[String: Any]] ?? []
    #expect(skipped.first?["path"] == "q/bad\nname.jpg")
    #expect(items.first?["id"] as? String == "back\\n slash")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func anXMLFileAmongPicturesIsNoBadPicture() throws {
    try folder.write(Array("<?xml version=\"1.0\"?><a/>".utf8), to: "p/notes.xml")

    let outcome = try tool.run("p", "-o", "out.png", "--strict")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  @Test func theDoctorTellsProgramsInTheirWords() throws {
    let report = try tool.run("doctor", "--json").json

    #expect((report["threads"] as? Int ?? 0) >= 1)
    #expect(report["selfTest"] as? [String: Bool] == ["png": true, "jpeg": true])
    #expect((report["libraries"] as? [String: String])?["libpng"] != nil)
    #expect((report["reads"] as? [String: Bool])?["PNG"] == true)
    #expect((report["writes"] as? [String: Bool])?["PNG"] == true)
  }
}
