/// How the tool ends, as a script sees it.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  case differ = 1
  case usage = 2
  case nothingDrawn = 3
  case goldenMissing = 4
  case cannotWrite = 5
  case overLimit = 6
  case unavailable = 7
  /// 128 and the number of SIGINT, as shells report it; SIGTERM and SIGHUP end the same way.
  case interrupted = 130

  /// The line of the help, or `nil` for a code that this version never gives.
  var summary: String? {
    switch self {
    case .done: "done"
    case .usage: "the arguments, the board or a picture to compare are wrong"
    case .nothingDrawn: "nothing to draw, or --strict and something was skipped"
    case .cannotWrite: "the output cannot be written"
    case .overLimit: "over a limit: canvas, pixels or memory"
    case .unavailable: "a program, library or font is not there, or the self-test failed"
    case .interrupted: "interrupted"
    case .differ: "pictures differ, or a gesture came out otherwise than it expects"
    case .goldenMissing: "a golden is missing, or with --strict one belongs to no board"
    }
  }
}
