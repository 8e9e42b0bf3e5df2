import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// One bad file must neither take the board down nor slip in unseen.
///
/// Source: adrienverge/PhotoCollage, issue 65; the "A02" of the reference cases.
@Suite struct BadFileReportTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writePNG("dir/a.png", 100, 100, .red)
    try folder.writePNG("dir/b.png", 100, 100, .green)
    try folder.writePNG("dir/c.png", 100, 100, .blue)
    try folder.write([], to: "dir/zero.png")
    let whole = try Bitmap.noise(width: 600, height: 400).encodedJPEG()
    try folder.write(Array(whole.prefix(700)), to: "dir/cut.jpg")
    try folder.write(text: "remember the milk", to: "dir/notes.txt")
    try folder.write(text: "this is text", to: "dir/fake.jpg")
  }

  @Test func badFilesAreNamedOnceAndTheGoodOnesDrawn() throws {
    let outcome = try tool.run("render", "dir", "-o", "out.png", "--json")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let skipped = outcome.json["skipped"] as? [[String: String]] ?? []
    for name in ["dir/zero.png", "dir/cut.jpg", "dir/fake.jpg"] {
      #expect(outcome.errors.ranges(of: name).count == 1, "\(outcome.errors)")
      #expect(skipped.count { $0["path"] == name && $0["reason"] != "" } == 1)
    }
    #expect(!outcome.errors.contains("notes.txt"))
    #expect(skipped.count == 3)
    #expect((outcome.json["items"] as? [Any])?.count == 3)
    let colors = Set(try folder.readBitmap("out.png").pixels.map(\.bits))
    #expect(colors == Set([Color.red, .green, .blue, .white].map { Pixel($0).bits }))
  }

  @Test func strictModeWritesNothing() throws {
    let outcome = try tool.run("render", "dir", "-o", "out.png", "--strict")

    #expect(outcome.exitCode == 3)
    #expect(outcome.output.isEmpty)
    #expect(try folder.names() == ["dir"])
  }

  @Test func strictModeTellsProgramsWhatWasSkipped() throws {
    let outcome = try tool.run("render", "dir", "-o", "out.png", "--strict", "--json")

    #expect(outcome.exitCode == 3)
    #expect(outcome.json["exitCode"] as? Int == 3)
    #expect((outcome.json["skipped"] as? [Any])?.isEmpty == false)
  }

  @Test(arguments: [[], ["--strict"]])
  func aFolderWithNothingUsableIsNothingToDraw(flags: [String]) throws {
    try folder.write([], to: "bad/zero.png")
    try folder.write(text: "this is text", to: "bad/fake.jpg")

    let outcome = try tool.run(arguments: ["bad", "-o", "out.png"] + flags)

    #expect(outcome.exitCode == 3)
    #expect(outcome.errors.contains("bad/zero.png"))
    #expect(try folder.names() == ["bad", "dir"])
  }

  @Test func aPictureCutInItsPixelsIsTakenOutAndTheBoardLaidOutAgain() throws {
    let whole = try Bitmap.noise(width: 600, height: 400).encodedJPEG()
    try folder.write(Array(whole.prefix(whole.count / 2)), to: "half/b.jpg")
    try folder.writePNG("half/a.png", 100, 100, .red)
    try folder.writePNG("half/c.png", 100, 100, .blue)

    let outcome = try tool.run(
      "half", "-o", "out.png", "--columns", "3", "--width", "320", "--gap", "10", "--margin", "0",
      "--json")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.errors.ranges(of: "half/b.jpg").count == 1)
    #expect(outcome.errors.contains("cut off"))
    let board = try folder.readBitmap("out.png")
    #expect(board.height == 100)
    #expect(board[50, 50] == Pixel(Color.red))
    #expect(board[160, 50] == Pixel(Color.blue))
    #expect(board[270, 50] == Pixel(Color.white))
  }
}
