public import Geometry

/// Where an arrow key points.
public enum Direction: String, CaseIterable, Sendable {
  case up, down, left, right

  /// The nearest slot in this direction, as an index; nil at the rim of the board.
  ///
  /// Slots beside the first one, in its row or column, come before those that are only further on.
  public func nearestSlot(to slot: Rect, among slots: [Rect]) -> Int? {
    let beyond = slots.indices.filter { leads(from: slot.center, to: slots[$0].center) }
    let beside = beyond.filter { isBeside(slot, slots[$0]) }
    return (beside.isEmpty ? beyond : beside).min { first, second in
      slots[first].center.squaredDistance(to: slot.center)
        < slots[second].center.squaredDistance(to: slot.center)
    }
  }

  private func leads(from start: Point, to end: Point) -> Bool {
    switch self {
    case .up: end.y < start.y
    case .down: end.y > start.y
    case .left: end.x < start.x
    case .right: end.x > start.x
    }
  }

  private func isBeside(_ slot: Rect, _ other: Rect) -> Bool {
    switch self {
    case .up, .down: slot.minX < other.maxX && other.minX < slot.maxX
    case .left, .right: slot.minY < other.maxY && other.minY < slot.maxY
    }
  }
}
