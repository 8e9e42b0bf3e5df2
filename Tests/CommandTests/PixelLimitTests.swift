import Pixels
import TestSupport
import Testing

@Suite struct PixelLimitTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writePNG("large.png", 20, 20, .black)
  }

  @Test func aPictureOverTheLimitIsNamedAndTheOthersDrawn() throws {
    try folder.writePNG("small.png", 5, 5, .black)

    let run = try tool.run("large.png", "small.png", "--max-pixels", "100", "-o", "out.png")

    #expect(run.exitCode == 0)
    #expect(run.errors.contains("large.png was skipped"))
    #expect(run.errors.contains("--max-pixels"))
  }

  @Test func whereOnlyALimitStandsInTheWayTheExitCodeSaysSo() throws {
    let run = try tool.run("large.png", "--max-pixels", "100", "-o", "out.png")

    #expect(run.exitCode == 6)
    #expect(try folder.names() == ["large.png"])
  }

  @Test func aBoardOverTheCanvasLimitIsExitSix() throws {
    try folder.writePNG("thin.png", 1, 20_000, .black)

    let run = try tool.run("thin.png", "--columns", "1", "--width", "800", "-o", "out.png")

    #expect(run.exitCode == 6)
    #expect(try folder.names() == ["large.png", "thin.png"])
  }
}
