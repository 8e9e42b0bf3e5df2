/// A weight on a damped spring, let go at 0 with its rest at 1.
///
/// The closed forms of the damped harmonic oscillator, with arithmetic that has the same bits on
/// every machine.
public struct Spring: Hashable, Sendable {
  /// Oscillation without damping, in radians a second.
  public let frequency: Double

  /// 1 comes to rest soonest without overshoot; less overshoots, more creeps.
  public let dampingRatio: Double

  /// Velocity at the start, in ways a second.
  public let initialVelocity: Double

  /// - Precondition: mass and stiffness are above 0, damping is not negative.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    precondition(
      mass > 0 && stiffness > 0 && damping >= 0, "a spring has a mass and a stiffness")
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
    self.initialVelocity = initialVelocity
  }

  /// - Parameters:
  ///   - duration: of one oscillation without damping, in seconds, above 0.
  ///   - bounce: 0 has no overshoot, towards 1 oscillates longer, below 0 creeps; above −1.
  ///
  /// Source: Apple, WWDC 2023, session 10158, "Animate with springs".
  public init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    precondition(duration > 0, "a spring has a duration")
    precondition(bounce > -1 && bounce <= 1, "bounce lies between -1 and 1")
    frequency = 2 * .pi / duration
    dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.initialVelocity = initialVelocity
  }

  /// The part of the way done after a time in seconds; 0 before the start.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decayRate = dampingRatio * frequency
    let push = decayRate - initialVelocity
    // So near 1 the three forms agree to the last digits, and the other two divide by almost 0.
    if (dampingRatio - 1).magnitude < 1e-9 {
      return 1 - PortableMath.decay(-frequency * time) * (1 + push * time)
    }
    if dampingRatio < 1 {
      let rate = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let wave = PortableMath.sineAndCosine(of: rate * time)
      return 1 - PortableMath.decay(-decayRate * time) * (wave.cosine + push / rate * wave.sine)
    }
    let rate = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    // Two falling exponentials instead of cosh and sinh, which overflow.
    let slow = PortableMath.decay((rate - decayRate) * time)
    let fast = PortableMath.decay(-(rate + decayRate) * time)
    return 1 - ((1 + push / rate) * slow + (1 - push / rate) * fast) / 2
  }

  /// The first millisecond from which on the spring stays within a distance of its rest.
  ///
  /// In seconds, looked for up to 100 s.
  public func settlingTime(within distance: Double) -> Double {
    let decayRate = dampingRatio * frequency
    let slowest =
      dampingRatio > 1
      ? decayRate - frequency * (dampingRatio * dampingRatio - 1).squareRoot() : decayRate
    // By half the exponent, so that a factor that grows with time is left behind too.
    let horizon = (1..<100).first { second in
      PortableMath.decay(-slowest / 2 * Double(second)) < distance / 1000
    }
    let lastOutside = (0..<(horizon ?? 100) * 1000).last { millisecond in
      (value(at: Double(millisecond) / 1000) - 1).magnitude > distance
    }
    return Double((lastOutside ?? -1) + 1) / 1000
  }
}
