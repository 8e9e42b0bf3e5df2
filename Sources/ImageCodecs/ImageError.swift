public import Pixels

/// Why a picture could not be read.
public enum ImageError: Error, Hashable, Sendable {
  case empty
  case notAPicture
  /// A known kind of file that is not read here, by its name: "GIF", "WebP".
  case unsupportedFormat(String)
  /// The library that reads such files is not installed where this runs.
  case libraryMissing(ImageFormat)
  /// A variant that is not read here: "12-bit".
  case unsupported(ImageFormat, String)
  /// The file ends too early; `wholeRows` of the stored picture, from the top, are intact.
  case truncated(ImageFormat, wholeRows: Int)
  case corrupt(ImageFormat, String)
  /// More pixels than allowed.
  case tooLarge(PixelSize, limit: Int)
  case needsTooMuchMemory(bytes: Int, limit: Int)
  case tooManyScans(limit: Int)
  case unreadable(errno: Int32)
}
