public import ImageCodecs
public import Typesetting

/// How pictures are looked for and read.
public struct ReadingOptions: Hashable, Sendable {
  /// Whether folders inside folders are searched too.
  public var isRecursive = false

  /// Whether pictures are taken as they are stored, on their side or not.
  public var ignoresOrientation = false

  /// Whether a picture that is cut off is drawn as far as it goes, the rest of it clear; else it is
  /// left out.
  public var allowsTruncation = false

  /// Pixels a point of boards that do not say it; nil for the board's own choice.
  public var usualScale: Double?

  public var limit = PixelLimit()

  /// Where fonts are looked for; those of the system unless somebody names others.
  public var fontFolders = FontFolders(searchPath: nil)

  public init() {}
}
