/// How a drag ended.
public enum DragOutcome: String, Hashable, Sendable {
  case moved

  /// The order is as before, and nothing was refused.
  case unchanged

  /// The order is as before, and something was refused.
  case rejected

  case cancelled
}
