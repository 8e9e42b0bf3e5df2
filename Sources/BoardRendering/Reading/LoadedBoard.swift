public import BoardModel

/// A board whose pictures' sizes are known, and what was left out of it.
public struct LoadedBoard: Hashable, Sendable {
  public var board: Board

  /// Candidates that are no pictures we can draw, in the order in which they were met.
  public var skipped: [SkippedPicture]

  /// Files of the folders that are no candidates: no pictures at all, hidden, or made by us.
  public var passedOver: [FilePath]

  /// The seed with which the items were shuffled, or nil where they were not.
  public var seed: UInt64?

  /// The file that says what the board is, or nil where it is made of pictures alone.
  public var boardFile: FilePath?

  public var options: ReadingOptions
}
