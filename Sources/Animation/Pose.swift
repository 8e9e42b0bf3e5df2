public import Geometry

/// How a thing stands at one moment.
public struct Pose: Hashable, Sendable {
  /// Where it lies before it is turned and scaled.
  public var frame: Rect

  /// About the middle of the frame.
  public var rotation: Angle

  /// About the middle of the frame.
  public var scale: Double

  /// From 0, not seen, to 1.
  public var opacity: Double

  /// What is higher is drawn later; things at rest are at 0.
  public var elevation: Double

  public init(
    frame: Rect, rotation: Angle = .zero, scale: Double = 1, opacity: Double = 1,
    elevation: Double = 0
  ) {
    self.frame = frame
    self.rotation = rotation
    self.scale = scale
    self.opacity = opacity
    self.elevation = elevation
  }

  /// The turning and scaling alone, as a map of the plane that keeps the frame's middle.
  public var transform: Transform {
    let center = frame.center
    let sine = rotation.sine * scale
    let cosine = rotation.cosine * scale
    return Transform.translation(x: -center.x, y: -center.y)
      .followed(by: Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      .followed(by: .translation(x: center.x, y: center.y))
  }

  /// The pose on the way to another; exactly one of the two at 0 and 1, beyond them outside 0...1.
  public func interpolated(to other: Pose, progress: Double) -> Pose {
    func blend(_ value: KeyPath<Pose, Double>) -> Double {
      Self.blend(self[keyPath: value], other[keyPath: value], progress)
    }
    return Pose(
      frame: frame.interpolated(to: other.frame, progress: progress),
      rotation: Angle(radians: blend(\.rotation.radians)), scale: blend(\.scale),
      opacity: blend(\.opacity), elevation: blend(\.elevation))
  }

  static func blend(_ start: Double, _ end: Double, _ progress: Double) -> Double {
    progress == 1 ? end : start + (end - start) * progress
  }
}
