import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

@Suite struct OutputTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writePNG("photos/a.png", 30, 20, .red)
    try folder.writePNG("photos/b.png", 20, 30, .blue)
  }

  @Test(arguments: [
    (["photos"], "photos-board.png"), (["photos/"], "photos-board.png"),
    (["./photos/../photos"], "photos-board.png"), (["photos/a.png"], "a-board.png"),
    (["photos/a.png", "photos/b.png"], "board.png"),
  ])
  func theBoardIsCalledAfterItsInput(arguments: [String], name: String) throws {
    let outcome = try tool.run(arguments: arguments)

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.names() == [name, "photos"].sorted())
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [("board.json", "board.png"), ("day.board.json", "day-board.png")])
  func aBoardFileGivesItsNameWithoutItsExtensions(file: String, name: String) throws {
    try folder.write(text: #"{ "version": 1, "items": "photos" }"#, to: file)

    let outcome = try tool.run(file)

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(folder.exists(name))
  }

  @Test func theFolderItselfIsNoPlaceForItsBoard() throws {
    var inside = tool
    inside.folder.append(path: "photos")

    let outcome = try inside.run(".")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("--output"))
    #expect(try folder.names(in: "photos") == ["a.png", "b.png"])
  }

  @Test func aBoardIsNoInputOfTheNextOne() throws {
    _ = try tool.run("photos", "-o", "photos/sheet.png")
    let first = try folder.read("photos/sheet.png")

    let outcome = try tool.run("photos", "-o", "photos/sheet.png")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.read("photos/sheet.png") == first)
  }

  @Test func theSummaryIsOneLineOnStandardError() throws {
    let outcome = try tool.run("photos", "--columns", "2", "--width", "100")

    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(
      outcome.errors.hasPrefix("waterfall: photos-board.png: 2 items in 2 columns, 100 x "),
      "\(outcome.errors)")
  }

  @Test func quietMeansNoLine() throws {
    let outcome = try tool.run("photos", "-q")

    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test func aDashSendsThePictureAndNothingElseToStandardOutput() throws {
    _ = try tool.run("photos", "-o", "file.png")

    let outcome = try tool.run("photos", "-o", "-", "-v")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(Array(outcome.output) == (try folder.read("file.png")))
    #expect(try folder.names() == ["file.png", "photos"])
  }

  @Test func aPipeThatCannotSeekTakesThePicture() throws {
    _ = try tool.run("photos", "-o", "file.png")

    let outcome = try tool.shell(#""$waterfall" photos -o - | cat > piped.png"#)

    #expect(outcome.exitCode == 0)
    #expect(try folder.read("piped.png") == folder.read("file.png"))
  }

  @Test func aBoardComesInOnStandardInput() throws {
    let board = #"{ "version": 1, "canvas": { "width": 50 }, "items": "photos" }"#

    let outcome = try tool.run("-", "-o", "out.png", input: Data(board.utf8))

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try folder.readBitmap("out.png").width == 50)
  }

  @Test func aFileThatIsThereIsReplacedUnlessForbidden() throws {
    try folder.write(text: "mine", to: "out.png")

    let refused = try tool.run("photos", "-o", "out.png", "--no-clobber")
    let kept = try folder.read("out.png")
    let replaced = try tool.run("photos", "-o", "out.png")

    #expect(refused.exitCode == 5)
    #expect(kept == Array("mine".utf8))
    #expect(replaced.exitCode == 0)
    #expect(try folder.readBitmap("out.png").width == 1600)
  }

  @Test func aPictureOfTheBoardIsNotOverwritten() throws {
    let before = try folder.read("photos/a.png")

    let outcome = try tool.run("photos/a.png", "photos/b.png", "-o", "photos/a.png")

    #expect(outcome.exitCode == 5)
    #expect(try folder.read("photos/a.png") == before)
  }

  @Test(arguments: ["no/such/folder/out.png", "photos"])
  func aPlaceThatCannotBeWrittenToIsNamed(place: String) throws {
    let outcome = try tool.run("photos", "-o", place)

    #expect(outcome.exitCode == 5)
    #expect(outcome.errors.contains(place))
    #expect(try folder.names(in: "photos") == ["a.png", "b.png"])
  }

  #if os(Linux)
    @Test(arguments: ["layout photos", "photos -o -", "photos --json -o x.png", "--help"])
    func aFullDiskIsExitFive(command: String) throws {
      let outcome = try tool.shell("\"$waterfall\" \(command) > /dev/full")

      #expect(outcome.exitCode == 5)
      #expect(outcome.errors.contains("standard output cannot be written"))
    }
  #endif

  @Test func aClosedPipeIsExitFive() throws {
    // The reader closes the pipe, and only then lets the tool begin.
    let outcome = try tool.shell(
      """
      mkfifo closed
      ( read -r _ < closed; "$waterfall" photos -o -; echo "<$?>" >&2 ) \
        | ( exec < /dev/null; echo > closed )
      """)

    #expect(outcome.errors.contains("<5>"), "\(outcome.errors)")
  }
}
