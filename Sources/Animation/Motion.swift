/// One way of one thing, from pose to pose.
struct Motion: Sendable {
  /// In seconds.
  var start: Double

  /// In seconds; 0 is a jump.
  var duration: Double

  var from: Pose
  var to: Pose
  var easing: Easing

  var end: Double { start + duration }

  /// The pose at a time that is not before the start.
  func pose(at time: Double) -> Pose {
    guard time < end else { return to }
    return from.interpolated(to: to, progress: easing.progress((time - start) / duration))
  }
}
