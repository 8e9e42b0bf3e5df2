/// What is wrong with a font file.
public enum FontProblem: Hashable, Sendable {
  /// A system call failed, with this error number.
  case unreadable(errno: Int32)

  case notAFile

  /// The limit is in bytes.
  case tooLarge(limit: Int)

  /// Not an OpenType or TrueType font, or a broken one.
  case notAFont

  /// A font of bitmaps only.
  case withoutOutlines
}
