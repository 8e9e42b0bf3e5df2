import BoardModel
import BoardRendering
import GoldenImages

/// Why a command ends without having done its work.
enum CommandError: Error, Hashable, Sendable {
  case usage(UsageError)
  /// A list of names, or a board on standard input.
  case cannotRead(Argument, Platform.Failure)
  case reading(ReadingError)
  case rendering(RenderingError)
  case output(OutputError)
  case comparison(PictureComparisonError)
  case golden(GoldenError)
  /// A gesture file that is no gesture, by the name it was given.
  case gestureFile(Argument, BoardError)
  /// A file that says what is approved and makes no sense, by the name it was given.
  case approvalFile(Argument, BoardError)
  case frames(FramesError)
  /// JSON is Unicode and a file name need not be.
  case nameNotInJSON(FilePath)
  /// The number of checks that failed.
  case selfTest(failures: Int)
}
