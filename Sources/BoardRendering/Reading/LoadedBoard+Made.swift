public import BoardModel

extension LoadedBoard {
  /// A board that was made in a program.
  public init(_ board: Board, options: ReadingOptions = ReadingOptions()) {
    self.init(
      board: board, skipped: [], passedOver: [], seed: nil, boardFile: nil, options: options)
  }
}
