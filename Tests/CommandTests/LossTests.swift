import Foundation
import Pixels
import TestSupport
import Testing

/// Nothing that a board is made from may be lost to what is written.
@Suite struct LossTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writePNG("p/a.png", 8, 8, .black)
    try folder.writePNG("p/b.png", 8, 8, .white)
  }

  @Test(arguments: ["render", "layout", "init"])
  func aPictureIsNotReplacedByWhatIsMadeOfIt(verb: String) throws {
    let before = try folder.read("p/a.png")

    let outcome = try tool.run(verb, "p", "-o", "p/a.png")

    #expect(outcome.exitCode == 5)
    #expect(outcome.errors.contains("p/a.png"))
    #expect(try folder.read("p/a.png") == before)
  }

  @Test func aSkippedPictureIsNotReplacedEither() throws {
    try folder.write(Array("\u{89}PNG".utf8), to: "p/cut.png")
    let before = try folder.read("p/cut.png")

    let outcome = try tool.run("p", "-o", "p/cut.png")

    #expect(outcome.exitCode == 5)
    #expect(try folder.read("p/cut.png") == before)
  }

  @Test func theBoardFileIsNotReplaced() throws {
    let text = Array(#"{ "version": 1, "items": "p" }"#.utf8)
    try folder.write(text, to: "board")

    let outcome = try tool.run("board", "-o", "board")

    #expect(outcome.exitCode == 5)
    #expect(try folder.read("board") == text)
  }

  @Test func theListOfNamesIsNotReplaced() throws {
    try folder.write(Array("p/a.png\n".utf8), to: "list")

    let outcome = try tool.run("--files-from", "list", "-o", "list")

    #expect(outcome.exitCode == 5)
    #expect(try folder.read("list") == Array("p/a.png\n".utf8))
  }

  @Test func aListThatEndsWithZerosIsNotReadInLines() throws {
    try folder.write(Array("p/a.png\0p/b.png\0".utf8), to: "list")

    let outcome = try tool.run("--files-from", "list", "-o", "out.png")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("-0"))
    #expect(try tool.run("--files-from", "list", "-0", "-o", "out.png").exitCode == 0)
  }

  @Test func whoMayReadAFileIsNotChangedByReplacingIt() throws {
    try folder.write([], to: "out.png")
    let path = folder.url.path + "/out.png"
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)

    #expect(try tool.run("p", "-o", "out.png").exitCode == 0)

    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}
