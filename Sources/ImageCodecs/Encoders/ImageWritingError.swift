public import Pixels

/// Why a picture could not be written.
public enum ImageWritingError: Error, Hashable, Sendable {
  /// A side is longer than the format can say.
  case tooLarge(PixelSize, ImageFormat)
  case outOfMemory
  case failed(ImageFormat, String)
  /// The tool was built without the trait that has the format's name.
  case leftOut(ImageFormat)
  /// A program that is not there.
  case needsProgram(String)
  /// A program, and what it said.
  case programFailed(String, String)
}
