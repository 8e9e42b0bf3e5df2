import Foundation
import TestSupport
import Testing

@Suite struct InterruptionTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  /// A board of four thousand million pixels, so that the signal comes in the midst of it.
  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.write(
      text: """
        { "version": 1, "canvas": { "width": 20000 },
          "items": [ { "id": "a", "size": [100, 1000], "color": "#369" } ] }
        """, to: "b.json")
  }

  @Test(.timeLimit(.minutes(20)), arguments: [SIGINT, SIGTERM, SIGHUP])
  func anInterruptedRunLeavesNothingBehind(number: Int32) async throws {
    // A job in the background of a shell has these ignored, and so would the tool.
    signal(number, SIG_DFL)
    let process = tool.process(["render", "b.json", "-o", "out.png"])
    process.standardError = FileHandle.nullDevice
    try process.run()
    while try folder.names().count == 1, process.isRunning {
      try await Task.sleep(for: .milliseconds(5))
    }
    let during = try folder.names()

    kill(process.processIdentifier, number)
    process.waitUntilExit()

    #expect(during.count == 2)
    #expect(during.contains { $0.hasPrefix(".waterfall-tmp-") })
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(try folder.names() == ["b.json"])
  }

  /// More is written than a pipe holds, so the tool reads when the signal comes, and afterwards.
  @Test func aSignalThatIsIgnoredStaysSo() throws {
    let line = """
      trap '' HUP; "$waterfall" --files-from - -o out.png < pipe 2> /dev/null & id=$!
      exec 3> pipe; yes '' | head -c 1000000 >&3
      kill -HUP $id; yes '' | head -c 1000000 >&3; exec 3>&-; wait $id; echo $?
      """

    let outcome = try tool.shell("mkfifo pipe; " + line)

    #expect(outcome.text == "3\n")
  }
}
