/// A folder that could not be looked into.
public struct UnreadableFolder: Hashable, Sendable {
  public let path: String

  /// The error number of the system.
  public let errno: Int32
}
