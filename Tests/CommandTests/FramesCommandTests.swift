import Foundation
import TestSupport
import Testing

@Suite struct FramesCommandTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.write(
      text: """
        { "version": 1, "canvas": { "width": 100 }, "layout": { "columns": 2 },
          "items": [ { "id": "a", "size": [2, 1], "color": "#c33" },
                     { "id": "b:1", "size": [2, 3], "color": "#3c3" },
                     { "id": "c", "size": [1, 1], "color": "#33c" } ] }
        """, to: "b.json")
  }

  private func gesture(_ steps: String, expect: String = "{}") throws {
    try folder.write(
      text: #"{ "version": 1, "steps": [ \#(steps) ], "expect": \#(expect) }"#, to: "g.json")
  }

  @Test func anExpectationThatFailsIsADifference() throws {
    try gesture(
      #"{ "press": "a" }, { "hold": 0.6 }, { "drop": true }"#,
      expect: #"{ "result": "moved", "order": ["a", "b:1", "c"] }"#)

    let outcome = try tool.run("frames", "b.json", "--gesture", "g.json", "-o", "f")

    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("expect.result is moved but came out as unchanged"))
    #expect(!outcome.errors.contains("expect.order"))
    #expect(try folder.names().contains("f"))
  }

  @Test func aStepThatMakesNoSenseIsNamedByItsNumber() throws {
    try gesture(#"{ "press": "a" }, { "hold": 0.6 }, { "drag": "nobody" }, { "drop": true }"#)

    let outcome = try tool.run("frames", "b.json", "--gesture", "g.json", "-o", "f")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("steps[2]: no item is called \"nobody\""))
    #expect(try folder.names() == ["b.json", "g.json"])
  }

  @Test func aGestureFileThatIsNoneIsNamed() throws {
    try gesture(#"{ "pres": "a" }"#)

    let outcome = try tool.run("frames", "b.json", "--gesture", "g.json", "-o", "f")

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("g.json: "))
    #expect(outcome.errors.contains("did you mean \"press\"?"))
  }

  @Test func aPressOnNothingIsAWarningAndUnderStrictAnError() throws {
    try gesture(#"{ "press": [1, 1] }, { "hold": 0.6 }, { "drop": true }"#)

    let plain = try tool.run("frames", "b.json", "--gesture", "g.json", "-o", "f")
    let strict = try tool.run("frames", "b.json", "--gesture", "g.json", "-o", "s", "--strict")

    #expect(plain.exitCode == 0)
    #expect(plain.errors.contains("warning: steps[0]: the finger meets no item there"))
    #expect(strict.exitCode == 3)
    #expect(try !folder.names().contains("s"))
  }

  @Test(arguments: [
    (["--move", "9:0"], "there is no place 9"), (["--move", "1-2"], "--move \"1-2\""),
    (["--move", "1:2:3"], "--move"), (["--drag", "a"], "--drag \"a\""), ([], "--gesture FILE"),
    (["--move", "0:1", "--drag", "a:c"], "contradict"), (["--move", "0:1", "--fps", "0"], "--fps"),
    (["--move", "0:1", "--from", "9"], "no frame lies between"),
    (["--move", "0:1", "--to", "x"], "--to \"x\""), (["--move", "0:1", "--every", "0"], "--every"),
    (["--move", "0:1", "--viewport", "0"], "--viewport"), (["--gesture", "no.json"], "no.json"),
  ])
  func argumentsThatMakeNoSenseAreNamed(arguments: [String], words: String) throws {
    let outcome = try tool.run(arguments: ["frames", "b.json", "-o", "f"] + arguments)

    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try folder.names() == ["b.json"])
  }

  @Test func theFolderMustBeNamed() throws {
    #expect(try tool.run("frames", "b.json", "--move", "0:1").exitCode == 2)
    #expect(try tool.run("frames", "b.json", "--move", "0:1", "-o", "-").exitCode == 2)
    #expect(try tool.run("frames", "b.json", "--move", "0:1", "-o", "no/f").exitCode == 5)
  }

  @Test func aStretchOfFramesIsNumberedFromZero() throws {
    let outcome = try tool.run(
      "frames", "b.json", "--move", "0:2", "--from", "0.5", "--to", "20f", "--every", "2", "-o",
      "f", "--json")

    let frames = outcome.json["frames"] as? [[String: Any]] ?? []
    #expect(frames.compactMap { $0["index"] as? Int } == [15, 17, 19])
    #expect(
      frames.compactMap { $0["file"] as? String }
        == ["frame_00000.png", "frame_00001.png", "frame_00002.png"])
    #expect(outcome.json["fps"] as? Double == 15)
  }

  @Test func theWindowIsTheSizeOfTheFrames() throws {
    let outcome = try tool.run(
      "frames", "b.json", "--move", "0:2", "--viewport", "200x60", "--to", "0f", "-o", "f", "--json"
    )

    #expect(outcome.json["width"] as? Int == 200)
    #expect(outcome.json["height"] as? Int == 60)
  }

  @Test func theGestureThatIsPrintedIsReadAgain() throws {
    let printed = try tool.run("frames", "b.json", "--drag", "b:1:c", "--print-gesture")
    try folder.write(Array(printed.output), to: "g.json")
    #expect(printed.exitCode == 0)

    let drawn = try tool.run("frames", "b.json", "--drag", "b:1:c", "-o", "f")
    let read = try tool.run("frames", "b.json", "--gesture", "g.json", "-o", "g")

    #expect(drawn.exitCode == 0 && read.exitCode == 0)
    #expect(try folder.read("f/manifest.json") == folder.read("g/manifest.json"))
  }

  @Test(.timeLimit(.minutes(20))) func anInterruptedRunLeavesNoManifest() async throws {
    _ = try tool.run("frames", "b.json", "--move", "0:2", "--to", "1f", "-o", "f")
    signal(SIGINT, SIG_DFL)
    let process = tool.process([
      "frames", "b.json", "--move", "0:2", "--fps", "240", "--width", "3000", "-o", "f",
    ])
    process.standardError = FileHandle.nullDevice
    try process.run()
    let third = folder.url.appending(path: "f/frame_00002.png")
    while !FileManager.default.fileExists(atPath: third.path), process.isRunning {
      try await Task.sleep(for: .milliseconds(2))
    }

    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()

    #expect(process.terminationStatus == 130)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "f").path)
    #expect(names.contains("frame_00002.png"))
    #expect(names.allSatisfy { $0.hasPrefix("frame_") && $0.hasSuffix(".png") })
  }
}
