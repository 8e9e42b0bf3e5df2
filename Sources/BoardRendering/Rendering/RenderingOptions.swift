public import ImageCodecs

/// How a board is rendered; none of it changes a pixel.
public struct RenderingOptions: Sendable {
  /// At least 1.
  public var threadCount: Int

  public var compression = PNGCompression.default

  /// Whether a picture that must be left out is an error.
  public var isStrict = false

  /// Called from any thread after each tile.
  public var progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }

  /// As many threads as the machine has processors.
  public init() {
    threadCount = SystemCalls.processorCount
  }
}
