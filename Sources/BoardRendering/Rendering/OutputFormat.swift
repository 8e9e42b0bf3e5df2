public import ImageCodecs

/// How a board's picture is written to a file.
public struct OutputFormat: Hashable, Sendable {
  public var kind = PictureFormat.png

  /// Of a JPEG, from 1 to 100; nil leaves it to ``highestQuality``.
  public var quality: Int?

  /// Of a PNG.
  public var compression = PNGCompression.default

  /// Of each file.
  public var maximumByteCount: Int?

  public init() {}

  /// Where no quality is asked for: what cameras use about, without artifacts that are seen.
  public static let usualQuality = 85

  /// What a JPEG is written with; within a limit of bytes, the most that is tried.
  var highestQuality: Int { quality ?? (maximumByteCount == nil ? Self.usualQuality : 100) }
}
