public import BoardDrawing
public import Pixels

/// What came of rendering a board.
public struct RenderedBoard: Hashable, Sendable {
  /// The board as it was drawn in the end.
  public let arranged: ArrangedBoard

  /// In pixels.
  public let size: PixelSize

  /// All pictures that were left out, those found bad before rendering first.
  public let skipped: [SkippedPicture]

  /// Pictures that were drawn although something is wrong with them, in the order of the board.
  public let warnings: [PictureWarning]
}
