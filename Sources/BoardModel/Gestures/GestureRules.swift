/// What a gesture says of where items may go, and how others make room.
public struct GestureRules: Hashable, Sendable {
  public enum Target: String, CaseIterable, Hashable, Sendable {
    case bestSlot, underFinger, nearestCentre, overlap
  }

  public enum Mode: String, CaseIterable, Hashable, Sendable {
    case insert, swap, shiftColumn
  }

  /// Whether items go from one section to another.
  public var crossSection: Bool?

  public var target: Target?
  public var mode: Mode?

  /// How far the finger must travel after a change of the order until the next, in points; 0 is
  /// any travel at all.
  public var latch: Double?

  /// Whether the order may change at every look, so that two tiles may swap for ever.
  public var isUnguarded = false

  public init() {}
}
