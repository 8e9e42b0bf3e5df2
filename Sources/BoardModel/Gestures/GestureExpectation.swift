/// What must come out of a gesture.
public struct GestureExpectation: Hashable, Sendable {
  public enum Result: String, CaseIterable, Hashable, Sendable {
    /// The order has changed, or an item that was dropped had changed it.
    case moved

    case unchanged

    /// Nothing has changed, and something was refused.
    case rejected

    case cancelled
  }

  public enum Order: Hashable, Sendable {
    /// Ids over all sections.
    case flat([String])

    case sections([[String]])
  }

  public var result: Result?

  /// How often the order changed.
  public var moves: Int?

  public var order: Order?

  public init() {}
}
