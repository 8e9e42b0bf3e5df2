public import ImageCodecs

/// How pictures are looked for and read.
public struct ReadingOptions: Hashable, Sendable {
  /// Whether folders inside folders are searched too.
  public var isRecursive = false

  /// Whether pictures are taken as they are stored, on their side or not.
  public var ignoresOrientation = false

  public var limit = PixelLimit()

  public init() {}
}
