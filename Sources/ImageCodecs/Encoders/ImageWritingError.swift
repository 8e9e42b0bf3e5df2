public import Pixels

/// Why a picture could not be written.
public enum ImageWritingError: Error, Hashable, Sendable {
  /// A side is longer than the format can say.
  case tooLarge(PixelSize, ImageFormat)
  case outOfMemory
  case failed(ImageFormat, String)
}
