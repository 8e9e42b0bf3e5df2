public import BoardDrawing
public import BoardModel
public import Pixels

/// What came of drawing the frames of a gesture.
public struct RenderedFrames: Sendable {
  /// The gesture as it was played on the board that was drawn in the end.
  public let replay: DragReplay

  public let manifest: FilePath

  /// Of every frame, in pixels.
  public let size: PixelSize

  /// Whether every pixel of every frame is opaque.
  public let isOpaque: Bool

  public let count: Int

  /// Frames that were like the one before.
  public let unchangedCount: Int

  /// All pictures that were left out, those found bad before rendering first.
  public let skipped: [SkippedPicture]

  /// Pictures that were drawn although something is wrong with them, in the order of the board.
  public let warnings: [PictureWarning]

  /// Characters that were drawn as boxes, since no font has them.
  public let missing: [MissingCharacters]
}
