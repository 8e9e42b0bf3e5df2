import Geometry

/// How well a slot lies for a finger; less is better.
struct SlotScore: Comparable {
  /// From the finger to the slot, 0 inside, in points.
  let distance: Double

  /// From the finger to the middle of the slot, in points.
  let distanceToCenter: Double

  init(_ slot: Rect, finger: Point) {
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    distance = length(
      max(slot.minX - finger.x, 0, finger.x - slot.maxX),
      max(slot.minY - finger.y, 0, finger.y - slot.maxY))
    distanceToCenter = length(slot.center.x - finger.x, slot.center.y - finger.y)
  }

  static func < (left: SlotScore, right: SlotScore) -> Bool {
    (left.distance, left.distanceToCenter) < (right.distance, right.distanceToCenter)
  }

  /// Whether it is better by a number of points in the first respect, or no worse in that and better
  /// by as much in the second.
  ///
  /// Whatever improves on another is also less than it, so improving cannot go round in a circle.
  func improves(on other: SlotScore, by gain: Double) -> Bool {
    distance <= other.distance - gain
      || distance <= other.distance && distanceToCenter <= other.distanceToCenter - gain
  }
}
