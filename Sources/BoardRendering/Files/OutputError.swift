public import BoardModel

/// Why a file cannot be written; `path` is nil for standard output.
public enum OutputError: Error, Hashable, Sendable {
  case cannotWrite(path: FilePath?, SystemError)

  /// A file is there already and must not be replaced.
  case exists(FilePath)

  /// The file is one of the pictures that the board is made from.
  case overwritesInput(FilePath)
}
