import BoardDrawing
import BoardModel
import BoardRendering
import Pixels

extension ErrorMessages {
  static func words(for error: FramesError) -> String {
    switch error {
    case .gesture(let error): "the gesture: \(words(for: error))"
    case .idleSteps(let warnings):
      "nothing was written, since --strict allows no step that does nothing: "
        + warnings.map(words(for:)).joined(separator: "; ")
    case .noFrames(let duration, let count):
      "no frame lies between --from and --to; the gesture takes \(rounded(duration)) s, "
        + "frames 0f to \(count - 1)f"
    case .rendering(let error): words(for: CommandError.rendering(error))
    case .folderInUse(let path):
      "another run writes frames to \(path.displayText); wait for it, or choose another --output"
    case .foreign(let path):
      "\(path.displayText) was not written by waterfall frames and would be lost; "
        + "move it away, or choose another --output"
    case .folderOfInputs(let path):
      "\(path.displayText) is a folder of the board's own pictures; choose another --output"
    case .posterIsClip(let path):
      "\(path.displayText) is named by both --output and --poster; give each a name of its own"
    case .clipTooLarge(let size, let limit):
      "a frame would have \(size.width) x \(size.height) pixels and the limit of a clip is "
        + "\(limit) pixels; use less --width or --scale, or a --viewport"
    case .clipSideTooLong(let size, let format):
      "a frame would have \(size.width) x \(size.height) pixels, more than \(format.name) can "
        + "say; use less --width or --scale, or a --viewport"
    case .clipTooLong(let path, let limit, _, let version):
      "\(path?.displayText ?? "standard output") has more than \(limit) bytes even with "
        + "\(words(for: version)); use less --width, a --viewport, or more --max-bytes"
    case .clipNeedsLibrary(let format):
      "\(format.name) is not written by this build; write a GIF or an APNG, or build with its library"
    case .clipNeedsProgram(let program, let format):
      "\(format.name) is made by \(program), which is not there; install \(program), or write a GIF "
        + "or an APNG"
    case .programFailed(let program, let words): "\(program) failed: \(oneLine(words))"
    case .picture(let picture):
      "\(picture.path.displayText) could be read at first and then not: \(reason(picture.problem))"
    }
  }

  static func warning(_ warning: ReplayWarning) -> String {
    "waterfall: warning: \(words(for: warning))"
  }

  static func difference(_ difference: ReplayDifference) -> String {
    "waterfall: \(words(for: difference))"
  }

  /// With three decimals at most.
  private static func rounded(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded() / 1000
    return Int(exactly: thousandths).map { String($0) } ?? String(thousandths)
  }
}
