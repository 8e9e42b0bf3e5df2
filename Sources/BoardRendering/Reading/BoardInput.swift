public import BoardModel

/// One thing that a board is made from.
public enum BoardInput: Hashable, Sendable {
  /// A folder of pictures, a picture, or a board file.
  case path(FilePath)

  /// The text of a board file whose paths are relative to the current folder.
  case boardText([UInt8])
}
