import BoardRendering
import TestSupport
import Testing

@Suite struct OutputTargetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aSmallResultIsWrittenWholeAndNothingElseIsLeft() throws {
    try OutputTarget.file(folder.path("a.json"), replaces: true).write([1, 2, 3])
    try OutputTarget.file(folder.path("a.json"), replaces: true).write([4])

    #expect(try folder.read("a.json") == [4])
    #expect(try folder.names() == ["a.json"])
  }

  @Test func aFileThatIsThereIsNotReplacedUnasked() throws {
    try folder.write([1], to: "a.json")

    #expect(throws: OutputError.exists(folder.path("a.json"))) {
      try OutputTarget.file(folder.path("a.json"), replaces: false).write([2])
    }
    #expect(try folder.read("a.json") == [1])
  }

  @Test func aFolderIsNoPlaceForAFile() throws {
    #expect(throws: OutputError.self) {
      try OutputTarget.file(folder.path(), replaces: true).write([2])
    }
  }
}
