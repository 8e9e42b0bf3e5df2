/// How speed is gained and lost.
public struct ScrollAcceleration: Hashable, Sendable {
  /// In points a second.
  public var maximumSpeed: Double

  /// Towards a greater speed, in points a second, each second.
  public var gain: Double

  /// Towards a lesser speed, or another direction, likewise.
  public var loss: Double

  // Source: haltu/muuri 0.9, `AutoScroller.smoothSpeed(1000, 2000, 2500)`.
  public init(maximumSpeed: Double = 1000, gain: Double = 2000, loss: Double = 2500) {
    self.maximumSpeed = maximumSpeed
    self.gain = gain
    self.loss = loss
  }
}
