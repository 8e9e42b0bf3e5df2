import Foundation
import Pixels
import TestSupport
import Testing

/// What the tool does where it was not given all that a process usually has.
@Suite struct PoorProcessTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    for name in ["a", "b", "c"] { try folder.writePNG("p/\(name).png", 40, 30, .black) }
  }

  /// The limit keeps the disk from filling up where the file is copied into itself.
  @Test func aClosedStandardOutputIsAnError() throws {
    let outcome = try tool.shell(#"ulimit -f 20000; "$waterfall" p -o - >&-"#)

    #expect(outcome.exitCode == 5)
    #expect(outcome.errors.contains("standard output cannot be written: Bad file descriptor"))
  }

  @Test func aTemporaryFolderThatIsNotThereIsNamed() throws {
    let outcome = try tool.shell(#"TMPDIR=/no/such/folder "$waterfall" p -o -"#)

    #expect(outcome.exitCode == 5)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("/no/such/folder"))
  }

  #if os(Linux)
    @Test(
      .enabled(if: geteuid() != 0, "root may have any number of threads"),
      .timeLimit(.minutes(20)))
    func threadsThatTheSystemDoesNotAllowAreDoneWithout() throws {
      let outcome = try tool.shell(
        #"exec timeout 900 prlimit --nproc=1 "$waterfall" p -o out.png --threads 8"#)

      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      #expect(try folder.readBitmap("out.png").width == 1600)
    }

    @Test(
      .enabled(if: geteuid() != 0, "root may have any number of threads"),
      .timeLimit(.minutes(20)))
    func aSignalEndsTheToolEvenWhereNoThreadCanWaitForIt() throws {
      try folder.write(
        Array(
          #"{"version":1,"canvas":{"width":20000},"items":[{"size":[1,10],"color":"red"}]}"#.utf8),
        to: "b.json")

      // The signal comes when the picture is begun.
      let outcome = try tool.shell(
        #"""
        prlimit --nproc=1 "$waterfall" b.json -o out.png 2> /dev/null & id=$!
        timeout 900 sh -c 'until ls -A | grep -q waterfall-tmp; do sleep 0.01; done'
        kill -TERM $id; wait $id; echo $?
        """#)

      // What a shell says of a program that SIGTERM ended.
      #expect(outcome.text == "143\n")
    }
  #endif
}
