public import BoardDrawing
public import BoardModel
public import Pixels

/// One picture that was written.
public struct RenderedPage: Hashable, Sendable {
  /// The items and their places.
  public let page: BoardPage

  /// Nil for standard output.
  public let path: FilePath?

  /// In pixels.
  public let size: PixelSize

  /// Of the file.
  public let byteCount: Int

  /// Of a JPEG.
  public let quality: Int?

  /// Characters that were drawn as boxes, since no font has them.
  public let missing: [MissingCharacters]
}
