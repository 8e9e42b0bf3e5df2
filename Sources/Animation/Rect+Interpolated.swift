public import Geometry

extension Rect {
  /// The rectangle on the way to another: its middle and its size go in straight lines.
  public func interpolated(to other: Rect, progress: Double) -> Rect {
    Rect(
      x: Pose.blend(x, other.x, progress), y: Pose.blend(y, other.y, progress),
      width: Pose.blend(width, other.width, progress),
      height: Pose.blend(height, other.height, progress))
  }
}
