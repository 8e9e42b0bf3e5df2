/// A value that goes to and fro, the way back mirroring the way out.
///
/// Source: Apple, "CAMediaTiming" (`autoreverses`, `speed`, `timeOffset`, `repeatCount`).
public struct Oscillation: Sendable {
  public var from: Double
  public var to: Double

  /// Time of one way, in seconds; above 0.
  public var duration: Double

  public var easing = Easing.linear

  /// When it begins, in seconds.
  public var beginTime = 0.0

  /// How far into its cycle it begins, in seconds of its own time.
  public var timeOffset = 0.0

  /// Seconds of its own time in a second.
  public var speed = 1.0

  /// How many times it goes out and back.
  public var repeatCount = Double.infinity

  public init(from: Double, to: Double, duration: Double) {
    precondition(duration > 0, "an oscillation takes time")
    self.from = from
    self.to = to
    self.duration = duration
  }

  /// The value at a time; nil before it begins and after its last way back.
  public func value(at time: Double) -> Double? {
    let passed = (time - beginTime) * speed
    guard passed >= 0, passed < repeatCount * 2 * duration else { return nil }
    return from + (to - from) * easing.progress(phase(after: passed + timeOffset))
  }

  /// The part of the way out that is done, 0...1.
  private func phase(after time: Double) -> Double {
    let cycle = 2 * duration
    let cycles = time / cycle
    // So late a time has no digits left for a place in the cycle.
    guard cycles.magnitude < 0x1p53 else { return 0 }
    var inCycle = time - Double(Int(cycles)) * cycle
    if inCycle < 0 { inCycle += cycle }
    return inCycle <= duration ? inCycle / duration : (cycle - inCycle) / duration
  }
}
