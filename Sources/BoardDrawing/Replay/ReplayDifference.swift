/// Something that came out of a gesture otherwise than expected.
public struct ReplayDifference: Hashable, Sendable {
  /// As in the gesture file: `result`, `moves` or `order`.
  public var key: String

  public var expected: String
  public var actual: String
}
