public import BoardDrawing
public import Pixels
public import Typesetting

/// What came of rendering a board.
public struct RenderedBoard: Sendable {
  /// The board as it was drawn in the end.
  public let arranged: ArrangedBoard

  /// In pixels.
  public let size: PixelSize

  /// All pictures that were left out, those found bad before rendering first.
  public let skipped: [SkippedPicture]

  /// Pictures that were drawn although something is wrong with them, in the order of the board.
  public let warnings: [PictureWarning]

  /// Characters that were drawn as boxes, since no font has them.
  public let missing: [MissingCharacters]

  /// Set the board's text; nil where there is none.
  public let typesetter: Typesetter?

  /// The fonts that text was set with, with their digests; none where there is no text.
  public var fonts: [FontUse] { typesetter.map(FontUse.all) ?? [] }
}
