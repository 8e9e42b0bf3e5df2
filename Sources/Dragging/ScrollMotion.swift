/// A speed that goes towards another, and the way made meanwhile.
///
/// The way is the area under the speed, not a sum over frames, so that any frame rate gives the same.
public struct ScrollMotion: Hashable, Sendable {
  /// In points a second.
  public private(set) var speed = 0.0

  public init() {}

  /// Lets time pass, in seconds; the distance made, in points.
  ///
  /// - Parameter acceleration: nil where the target is reached at once.
  public mutating func advance(
    towards target: Double, over duration: Double, by acceleration: ScrollAcceleration?
  ) -> Double {
    guard let acceleration, acceleration.gain > 0, acceleration.loss > 0 else {
      speed = target
      return target * duration
    }
    var distance = 0.0
    var left = duration
    // Two ramps at most: down to a halt, and up in the other direction.
    while left > 0, speed != target {
      let goal = speed * target < 0 ? 0 : target
      let rate = goal.magnitude < speed.magnitude ? acceleration.loss : acceleration.gain
      let needed = (goal - speed).magnitude / rate
      let next = needed <= left ? goal : speed + (goal > speed ? rate : -rate) * left
      let passed = min(needed, left)
      distance += (speed + next) / 2 * passed
      speed = next
      left -= passed
    }
    return distance + speed * left
  }

  /// Comes to a halt at once, as at the end of the content.
  public mutating func halt() {
    speed = 0
  }
}
