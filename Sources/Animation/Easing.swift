import Geometry

/// How far a motion is at each moment of its time.
public struct Easing: Sendable {
  /// From the part of the time that has passed, 0...1, to the part of the way.
  ///
  /// Starts at 0 and ends at 1 but may go beyond both between.
  public let progress: @Sendable (Double) -> Double

  public init(progress: @escaping @Sendable (Double) -> Double) {
    self.progress = progress
  }

  public init(_ curve: CubicBezier) {
    self.init { curve.y(atX: $0) }
  }

  /// The first part of a spring's movement, cut at a duration in seconds.
  ///
  /// Where the spring still moves at the end, the last instant is a step to the target.
  public init(_ spring: Spring, over duration: Double) {
    self.init { $0 <= 0 ? 0 : $0 >= 1 ? 1 : spring.value(at: $0 * duration) }
  }

  public static let linear = Easing { min(max($0, 0), 1) }

  // Control points: Core Animation, "CAMediaTimingFunctionName".
  public static let easeIn = Easing(curve(0.42, 0, 1, 1))
  public static let easeOut = Easing(curve(0, 0, 0.58, 1))
  public static let easeInOut = Easing(curve(0.42, 0, 0.58, 1))
  public static let `default` = Easing(curve(0.25, 0.1, 0.25, 1))

  /// All easings that have a name, in the order in which they are listed for people.
  public static let all: [(name: String, easing: Easing)] = [
    ("linear", linear), ("easeIn", easeIn), ("easeOut", easeOut), ("easeInOut", easeInOut),
    ("default", `default`),
  ]

  private static func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> CubicBezier {
    CubicBezier(first: Point(x: x1, y: y1), second: Point(x: x2, y: y2))
  }
}
