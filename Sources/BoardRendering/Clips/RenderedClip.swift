public import BoardDrawing
public import Pixels

/// What came of making a clip.
public struct RenderedClip: Sendable {
  /// The gesture as it was played on the board that was drawn in the end.
  public let replay: DragReplay

  /// In pixels, as the file has it.
  public let size: PixelSize

  /// Frames of the gesture, as many as it would have files; those that are equal are stored once.
  public let count: Int

  /// In seconds, from the first frame until the clip begins again.
  public let duration: Double

  public let byteCount: Int

  /// Frames that came too soon after another for the format and are not in the file.
  public let droppedCount: Int

  /// What it was made with in the end.
  public let version: ClipVersion

  /// What was tried before and was too many bytes.
  public internal(set) var rejected: [ClipVersion] = []

  /// All pictures that were left out, those found bad before rendering first.
  public let skipped: [SkippedPicture]

  /// Pictures that were drawn although something is wrong with them, in the order of the board.
  public let warnings: [PictureWarning]

  /// Characters that were drawn as boxes, since no font has them.
  public let missing: [MissingCharacters]
}
