public import Geometry

/// A curve from (0, 0) to (1, 1) that says how far a motion is at each moment.
///
/// Source: W3C, "CSS Easing Functions Level 1", §"Cubic Bézier easing functions".
public struct CubicBezier: Hashable, Sendable {
  /// The control point of the start; its x lies in 0...1.
  public let first: Point

  /// The control point of the end; its x lies in 0...1.
  public let second: Point

  /// - Precondition: both x lie in 0...1, so that there is one y for each x.
  public init(first: Point, second: Point) {
    precondition(
      (0...1).contains(first.x) && (0...1).contains(second.x),
      "the control points of an easing lie between its start and its end")
    self.first = first
    self.second = second
  }

  /// The y where the curve has an x; 0 before the start, 1 after the end.
  public func y(atX x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return Self.value(first.y, second.y, at: parameter(atX: x))
  }

  /// Newton's method, only + − × ÷, kept inside a bracket where the curve is too flat for it.
  private func parameter(atX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = x
    for _ in 0..<64 {
      let error = Self.value(first.x, second.x, at: parameter) - x
      if error.magnitude < 1e-16 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = Self.slope(first.x, second.x, at: parameter)
      let next = parameter - error / slope
      let better = next > low && next < high ? next : (low + high) / 2
      if better == parameter { break }
      parameter = better
    }
    return parameter
  }

  private static func value(_ first: Double, _ second: Double, at u: Double) -> Double {
    let rest = 1 - u
    return 3 * rest * rest * u * first + 3 * rest * u * u * second + u * u * u
  }

  private static func slope(_ first: Double, _ second: Double, at u: Double) -> Double {
    let rest = 1 - u
    return 3 * rest * rest * first + 6 * rest * u * (second - first) + 3 * u * u * (1 - second)
  }
}
