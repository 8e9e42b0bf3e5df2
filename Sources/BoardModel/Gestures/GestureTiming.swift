/// What a gesture says of durations, in seconds.
public struct GestureTiming: Hashable, Sendable {
  public var longPress: Double?
  public var lift: Double?
  public var reflow: Double?
  public var drop: Double?

  /// Of lift, reflow and drop.
  public var ease: GestureEase?

  public init() {}
}
