public import BoardModel

/// Why no board can be made from the inputs.
public enum ReadingError: Error, Hashable, Sendable {
  case noInput

  /// A board file stands beside other inputs; it can only be the one input.
  case boardFileAmongOthers(FilePath)

  /// `file` is nil where the text came from elsewhere.
  case board(BoardError, file: FilePath?)
  case cannotRead(FilePath, SystemError)

  /// More than 64 MiB is no board file.
  case boardFileTooLarge(FilePath)
}
