import Foundation
import TestSupport
import Testing

/// Clips that are too long, are stopped, or are none.
@Suite struct AnimateLimitTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.writeThreeItems()
  }

  private func animate(_ arguments: String...) throws -> BuiltTool.Outcome {
    try tool.run(arguments: ["animate", "b.json", "--move", "0:2"] + arguments)
  }

  @Test func aLimitOfBytesIsKeptAndEachStepIsSaid() throws {
    _ = try animate("-o", "c.apng")
    let limit = try folder.read("c.apng").count * 2 / 3

    let outcome = try animate("-o", "c.apng", "--max-bytes", "\(limit)", "--json")

    #expect(outcome.exitCode == 0)
    #expect(try folder.read("c.apng").count <= limit)
    #expect(
      outcome.errors.hasPrefix(
        "waterfall: more bytes than --max-bytes; trying --fps 20 --scale 1\n"))
    let steps = outcome.json["steps"] as? [[String: Any]]
    #expect(steps?.count == outcome.errors.split(separator: "\n").count { $0.contains("; trying") })
    #expect(steps?.first?["fps"] as? Double == 30)
    #expect(steps?.first?["scale"] as? Double == 1)
    #expect(steps?.first?["quality"] is NSNull)
  }

  @Test func warningsAboutTheGestureAndTheFileAreInTheJSON() throws {
    try folder.write(
      text: """
        { "version": 1, "fps": 100, "steps": [ { "press": [1, 1] }, { "hold": 0.6 },
          { "drop": true } ] }
        """, to: "g.json")

    let outcome = try tool.run(
      "animate", "b.json", "--gesture", "g.json", "--format", "gif", "-o", "c.gif", "--json")

    let warnings = (outcome.json["warnings"] as? [[String: Any]] ?? []).compactMap { $0["text"] }
    #expect(!warnings.isEmpty)
    #expect(outcome.json["steps"] as? [String] == [])
    for case let text as String in warnings { #expect(outcome.errors.contains(text)) }
    #expect(warnings.contains { ($0 as? String)?.contains("the finger meets no item") ?? false })
  }

  @Test func whereNothingFitsNothingIsLeft() throws {
    let outcome = try animate("-o", "c.apng", "--max-bytes", "100", "--poster", "p.png")

    #expect(outcome.exitCode == 6)
    #expect(
      outcome.errors.contains("more than 100 bytes even with --fps 10 --scale 0.25; use less"))
    #expect(try folder.names() == ["b.json"])
  }

  @Test func aStillIsNotWrittenAsAClip() throws {
    for arguments in [["-o", "b.apng"], ["-o", "b", "--format", "apng"]] {
      let outcome = try tool.run(arguments: ["render", "b.json"] + arguments)
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("use `waterfall animate`"))
    }
  }

  @Test(.timeLimit(.minutes(1))) func anInterruptedRunLeavesNothingBehind() async throws {
    try folder.write(
      text: """
        { "version": 1, "steps": [ { "press": "a" }, { "hold": 0.6 },
          { "drag": "c", "seconds": 3000 }, { "drop": true } ] }
        """, to: "g.json")
    signal(SIGINT, SIG_DFL)
    let process = tool.process([
      "animate", "b.json", "--gesture", "g.json", "--scale", "4", "-o", "c.apng", "--poster",
      "p.png",
    ])
    process.standardError = FileHandle.nullDevice
    try process.run()
    while try folder.names().count == 2, process.isRunning {
      try await Task.sleep(for: .milliseconds(5))
    }

    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()

    #expect(process.terminationStatus == 130)
    #expect(try folder.names() == ["b.json", "g.json"])
  }
}
