import Animation
import BoardModel
import Geometry

extension Card {
  /// The card on whole device pixels, as it is at rest, so that its picture is copied and not resampled
  /// in every frame; one that is turned or scaled as a whole stays as it is.
  func snapped(_ settings: BoardSettings) -> Card {
    guard settings.snapping != .none, pose.rotation == .zero, pose.scale == 1 else { return self }
    let scale = settings.scale
    func pixels(_ length: Double) -> Double { (length * scale + 0.5).rounded(.down) }
    // The size is rounded by itself: edges rounded apart would make a tile that slides now wider and
    // now narrower.
    let frame = Rect(
      x: pixels(pose.frame.x) / scale, y: pixels(pose.frame.y) / scale,
      width: max(1, pixels(pose.frame.width)) / scale,
      height: max(1, pixels(pose.frame.height)) / scale)
    var card = self
    card.pose.frame = frame
    return card
  }
}
