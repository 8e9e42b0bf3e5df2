public import BoardDrawing
public import BoardModel
public import Layouts
public import Pixels
public import Typesetting

/// Why no picture of a board was written.
public enum RenderingError: Error, Hashable, Sendable {
  /// No item is left to draw.
  case nothingToDraw([SkippedPicture])

  /// Pictures were left out and that was not allowed.
  case skipped([SkippedPicture])
  case canvasTooLarge(PixelSize, limit: PixelSize)

  /// The pictures that stand side by side take more bytes at their size on the board than allowed.
  case tilesTooLarge(bytes: Int, limit: Int)

  /// A side is longer than the format can say.
  case pictureTooLarge(PixelSize, limit: Int)

  /// The file would be longer than allowed; of a JPEG also with the worst quality.
  case tooManyBytes(FilePath?, limit: Int, format: PictureFormat, quality: Int?)

  /// The board takes several pages and there is a name for one; `path` is nil for standard output.
  case pagesHaveOneName(FilePath?, count: Int)
  case layout(LayoutError)
  case fonts(FontError)

  /// Characters that no font has, where that was not allowed.
  case missingCharacters([MissingCharacters])
  case output(OutputError)

  /// A library refused to encode the picture, or a tile was missing: a fault of ours.
  case internalFault(String)
}
