import Drawing
import Geometry
import Pixels

/// A dot that shows where the finger is.
struct FingerDot: Hashable {
  /// In points.
  let radius: Double

  /// One that is as well seen on a wide board as on a narrow one.
  ///
  /// - Parameter width: Of the board, in points.
  init(boardWidth width: Double) {
    radius = max(12, width / 60)
  }

  /// Gray within a light ring, so that it is seen over anything.
  ///
  /// - Parameters:
  ///   - place: On the board.
  ///   - window: The part of the board that is seen; nil for all of it.
  func marks(at place: Point, in window: Rect?) -> [Mark] {
    let center = Point(x: place.x - (window?.x ?? 0), y: place.y - (window?.y ?? 0))
    let ring = radius / 8
    return [
      .fill(
        Path(circleAt: center, radius: radius),
        .color(Color(red: 255, green: 255, blue: 255, alpha: 166))),
      .fill(
        Path(circleAt: center, radius: radius - ring),
        .color(Color(red: 64, green: 64, blue: 64, alpha: 153))),
    ]
  }
}
