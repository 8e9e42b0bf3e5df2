/// How a board is rendered.
public struct RenderingOptions: Sendable {
  public var format = OutputFormat()

  /// At least 1.
  public var threadCount: Int

  /// Whether a picture that must be left out is an error.
  public var isStrict = false

  /// Called from any thread after each tile.
  public var progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }

  /// As many threads as the machine has processors.
  public init() {
    threadCount = SystemCalls.processorCount
  }
}
