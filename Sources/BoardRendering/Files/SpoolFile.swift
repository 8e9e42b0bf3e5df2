import BoardModel
import Pixels

/// Rows of a picture on disk, so that it can be encoded more than once.
///
/// A class, since the file must be closed exactly once. It has no name, so that nothing is left of it
/// whatever happens to the program.
final class SpoolFile {
  private let descriptor: Int32
  private let culprit: FilePath?
  private(set) var count = 0

  /// - Parameter output: Beside which the file lies.
  init(beside output: OutputFile) throws(OutputError) {
    culprit = output.path
    do throws(SystemError) {
      let file = try TemporaryFiles.make(in: output.temporaryFolder, isScratch: true)
      TemporaryFiles.discard(file.path)
      descriptor = file.descriptor
    } catch {
      throw .cannotWrite(path: output.path, error)
    }
  }

  deinit {
    SystemCalls.close(descriptor)
  }

  func add(_ colors: [Color]) throws(OutputError) {
    do throws(SystemError) {
      try SystemCalls.write(colors, to: descriptor)
      count += colors.count
    } catch {
      throw .cannotWrite(path: culprit, error)
    }
  }

  /// - Parameter range: Within the colors that were added.
  func colors(_ range: Range<Int>) throws(OutputError) -> [Color] {
    do throws(SystemError) {
      let colors = try SystemCalls.readColors(descriptor, range)
      guard colors.count == range.count else { throw SystemError.inputOutput }
      return colors
    } catch {
      throw .cannotWrite(path: culprit, error)
    }
  }
}
