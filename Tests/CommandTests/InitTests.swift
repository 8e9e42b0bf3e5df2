import BoardModel
import Foundation
import TestSupport
import Testing
import WaterfallCommand

@Suite struct InitTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    for (index, size) in [(300, 200), (200, 300), (400, 100), (100, 100), (120, 250)].enumerated() {
      try folder.writePNG("photos/img\(index).png", size.0, size.1, .blue)
    }
  }

  @Test(arguments: [
    [], ["--sort", "shuffle", "--seed", "5"], ["--gap", "3,9", "--margin", "1,4"],
    ["--width", "natural"], ["--order-tolerance", "60", "--columns", "3"],
    ["--background", "transparent", "--scale", "2", "--columns", "2"],
  ])
  func theBoardFileGivesTheSamePixels(flags: [String]) throws {
    _ = try tool.run(arguments: ["photos", "-o", "direct.png", "--width", "400"] + flags)

    let outcome = try tool.run(
      arguments: ["init", "photos", "--width", "400", "-o", "b.json"] + flags)
    let rendered = try tool.run("b.json", "-o", "again.png")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(rendered.exitCode == 0, "\(rendered.errors)")
    #expect(try folder.read("again.png") == folder.read("direct.png"))
  }

  @Test func everyDefaultIsWrittenOut() throws {
    let outcome = try tool.run("init", "photos")

    let canvas = outcome.json["canvas"] as? [String: Any] ?? [:]
    let layout = outcome.json["layout"] as? [String: Any] ?? [:]
    #expect(canvas["width"] as? Int == 1600)
    #expect(canvas["margin"] as? Int == 12)
    #expect(canvas["background"] as? String == "#ffffff")
    #expect(layout["gap"] as? Int == 12)
    #expect(layout["columns"] is Int)
    #expect((outcome.json["items"] as? [Any])?.count == 5)
  }

  @Test func sourcesAreRelativeToTheBoardFile() throws {
    try folder.write([], to: "boards/deep/keep.txt")

    _ = try tool.run("init", "photos", "-o", "boards/deep/b.json")
    let outcome = try tool.run("render", "boards/deep/b.json", "-o", "out.png", "--strict")

    let text = String(decoding: try folder.read("boards/deep/b.json"), as: UTF8.self)
    #expect(text.contains("\"src\": \"../../photos/img0.png\""))
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  @Test func onStandardOutputSourcesAreWrittenAsTheFolderWas() throws {
    let absolute = folder.url.appending(path: "photos").path

    let relativeText = try tool.run("init", "photos").text
    let absoluteText = try tool.run("init", absolute).text

    #expect(relativeText.contains("\"src\": \"photos/img0.png\""))
    #expect(absoluteText.contains("\"src\": \"\(absolute)/img0.png\""))
  }
}
