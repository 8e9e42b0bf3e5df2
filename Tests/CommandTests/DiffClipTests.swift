import Foundation
import ImageCodecs
import Pixels
import TestSupport
import Testing

/// Of a clip one picture alone is no answer.
@Suite struct DiffClipTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    let size = PixelSize(width: 20, height: 10)
    let frames = [Color.white, .black, .white].map { StraightBitmap(size: size, filledWith: $0) }
    try folder.write(try ClipFile(frames, fps: 10).encoded(), to: "a.png")
    try folder.write(try ClipFile(Array(frames.prefix(2)), fps: 10).encoded(), to: "b.png")
    try folder.write(try ClipFile([frames[0]], fps: 10).encoded(), to: "one.png")
    try folder.writePNG("still.png", 20, 10, .white)
  }

  @Test(arguments: [["a.png", "b.png"], ["a.png", "still.png"], ["still.png", "b.png"]])
  func clipsAreNotComparedByTheirFirstPictures(names: [String]) throws {
    for more in [[], ["--json"], ["-q"], ["-o", "d.png"]] {
      let outcome = try tool.run(arguments: ["diff"] + names + more)

      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("is a clip of several pictures"))
    }
  }

  @Test func aClipOfOnePictureIsAPicture() throws {
    #expect(try tool.run("diff", "one.png", "still.png").exitCode == 0)
    #expect(try tool.run("diff", "a.png", "a.png").exitCode == 0)
  }

  @Test(arguments: ["animation.gif", "animation.webp"])
  func animationsOfOtherFormatsAreClipsToo(name: String) throws {
    let path = Cases.packageFolder.appending(path: "Fixtures/kinds/" + name).path

    let outcome = try tool.run("diff", path, "still.png")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("is a clip of several pictures"))
  }
}
