import BoardModel
import BoardRendering
import Synchronization

/// The two streams of the terminal: results go to one, all else to the other.
///
/// A class, since the progress bar and messages share one line of the terminal and come from several
/// threads.
final class Console: Sendable {
  private let isQuiet: Bool
  private let isVerbose: Bool
  private let bar: Mutex<ProgressBar?>

  init(arguments: ParsedArguments) {
    isQuiet = arguments.has(.quiet)
    isVerbose = arguments.has(.verbose)
    let isWanted =
      Platform.isTerminal(Platform.standardError) && !arguments.has(.quiet)
      && Platform.environment("TERM") ?? "dumb" != "dumb"
      && Platform.environment("NO_COLOR") ?? "" == ""
      && ["", "0", "false"].contains(Platform.environment("CI") ?? "")
    bar = Mutex(isWanted ? ProgressBar() : nil)
  }

  /// A result, on stdout.
  func print(_ text: String) throws(CommandError) {
    clear()
    let number = Platform.write(Array(text.utf8), to: Platform.standardOutput)
    guard number == 0 else {
      throw .output(.cannotWrite(path: nil, SystemError(number: number)))
    }
  }

  /// A result, on stdout or in a file that appears whole or not at all.
  func write(_ text: String, to target: OutputTarget) throws(CommandError) {
    guard target != .standardOutput else { return try print(text) }
    do throws(OutputError) {
      try target.write(Array(text.utf8))
    } catch {
      throw .output(error)
    }
  }

  /// A file's bytes on stdout, however many there are.
  func copy(_ file: FilePath) throws(CommandError) {
    clear()
    do throws(Platform.Failure) {
      try Platform.copy(file.bytes, to: Platform.standardOutput)
    } catch {
      guard case .system(let number) = error else { return }
      throw .output(.cannotWrite(path: nil, SystemError(number: number)))
    }
  }

  /// One line on stderr, said even under `--quiet`.
  func complain(_ line: String) {
    write(line)
  }

  /// One line on stderr about what was done.
  func remark(_ line: String) {
    if !isQuiet { write(line) }
  }

  /// One line on stderr for those who asked for more.
  func detail(_ line: String) {
    if isVerbose { write(line) }
  }

  /// Shows how much of the work is done, from 0 to 1.
  func show(progress: Double) {
    bar.withLock { bar in
      guard let frame = bar?.frame(at: progress, now: .now) else { return }
      _ = Platform.write(Array(frame.utf8), to: Platform.standardError)
    }
  }

  /// Takes the progress bar off the terminal; it comes back only with new progress.
  func clear() {
    bar.withLock { bar in
      guard let erasure = bar?.erase() else { return }
      _ = Platform.write(Array(erasure.utf8), to: Platform.standardError)
    }
  }

  /// Takes the progress bar off the terminal unless another thread is writing just now.
  func clearIfFree() {
    bar.withLockIfAvailable { bar in
      guard let erasure = bar?.erase() else { return }
      _ = Platform.write(Array(erasure.utf8), to: Platform.standardError)
    }
  }

  private func write(_ line: String) {
    clear()
    // Nobody is left to tell when stderr itself is gone.
    _ = Platform.write(Array((line + "\n").utf8), to: Platform.standardError)
  }
}
