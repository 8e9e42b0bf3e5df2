import BoardModel
import GoldenImages
import GoldenTesting
import Pixels
import TestSupport
import Testing

/// When goldens are written, and where.
@Suite struct GoldenRecordingTests {
  private let goldens: GoldenFolder
  private let changed = StraightBitmap.square(black: [(x: 1, y: 1)])

  init() throws {
    goldens = try GoldenFolder()
  }

  @Test(arguments: [nil, .missing, .failed, .all, .never] as [RecordMode?])
  func nothingIsWrittenWhereCIIsSet(mode: RecordMode?) throws {
    var goldens = goldens
    goldens.environment.isCI = true
    goldens.environment.record = mode?.rawValue

    let verdict = goldens.verdict(.square(), options: GoldenOptions(record: mode))

    #expect(verdict.result.findings.status == .missing)
    #expect(!verdict.result.matches)
    #expect(verdict.text.contains("now never, since CI is set"))
    #expect(try goldens.folder.names().isEmpty)
  }

  @Test func aGoldenIsNotReplacedUnlessAskedFor() throws {
    goldens.record(.square())
    let recorded = try goldens.folder.read("card.png")

    #expect(!goldens.verdict(changed).result.findings.isRecorded)
    #expect(try goldens.folder.read("card.png") == recorded)
  }

  @Test(arguments: [RecordMode.failed, .all])
  func whatDiffersIsRecordedWhereAskedForAndFails(mode: RecordMode) throws {
    var goldens = goldens
    goldens.record(.square())
    goldens.environment.record = mode.rawValue

    let first = goldens.verdict(changed)
    goldens.environment.record = nil

    #expect(first.result.findings.isRecorded)
    #expect(!first.result.matches)
    #expect(!first.isWarning)
    #expect(goldens.verdict(changed).result.matches)
  }

  @Test func theTestCountsMoreThanTheEnvironment() throws {
    var goldens = goldens
    goldens.environment.record = "all"

    let verdict = goldens.verdict(.square(), options: GoldenOptions(record: .never))

    #expect(verdict.result.findings.status == .missing)
    #expect(verdict.text.contains("now never, since the test says so"))
    #expect(try goldens.folder.names().isEmpty)
  }

  @Test func anUnknownModeFails() throws {
    var goldens = goldens
    goldens.environment.record = "yes"

    let verdict = goldens.verdict(.square())

    #expect(!verdict.result.matches)
    #expect(verdict.text == "GOLDEN_RECORD is \"yes\"; it can be missing, failed, all, never")
    #expect(try goldens.folder.names().isEmpty)
  }

  @Test func goldensLieBesideTheTestFile() {
    var call = GoldenCall(name: "card", testFile: "/home/me/Tests/CardTests.swift", place: "")
    call.environment = GoldenEnvironment()

    #expect(call.folder == FilePath("/home/me/Tests/__goldens__"))
    call.options.directory = "pictures"
    #expect(call.folder == FilePath("/home/me/Tests/pictures"))
    call.environment.directory = "/elsewhere/goldens"
    #expect(call.folder == FilePath("/elsewhere/goldens/pictures"))
    call.options.directory = nil
    #expect(call.folder == FilePath("/elsewhere/goldens"))
  }

  @Test func artifactsHaveTheNameOfTheGoldenAndTheirPathsAreTold() throws {
    var goldens = goldens
    goldens.record(.square())
    let artifacts = try TemporaryFolder()
    goldens.environment.artifacts = artifacts.path().displayText + "/new"

    let verdict = goldens.verdict(changed)

    let names = ["card.actual.png", "card.difference.png", "card.reference.png"]
    #expect(
      try goldens.folder.names() == ["card.json", "card.png"])
    for name in names {
      #expect(try artifacts.readBitmap("new/" + name).size == PixelSize(width: 8, height: 8))
      #expect(verdict.text.contains(artifacts.path().displayText + "/new/" + name))
    }
  }
}
