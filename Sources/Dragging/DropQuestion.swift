public import Geometry

/// What a drop rule is asked: where is the carried item meant to go?
public struct DropQuestion: Sendable {
  /// The item under the finger; the first of the carried ones to be asked about.
  public let item: Int

  /// All that are carried.
  public let items: Set<Int>

  public let from: Place
  public let order: DragOrder
  public let map: SlotMap

  /// In board coordinates.
  public let finger: Point

  /// Where the ghost is when its lift is over, in board coordinates.
  public let ghost: Rect

  /// The part of the board that is seen; nil when all of it is.
  public let visible: Rect?

  /// The slot of the item if it were at a place, all others having made room.
  public let trialSlot: @Sendable (Place) -> Rect

  /// The final place of the carried item when it takes the place of another.
  public func place(takenFrom other: Int) -> Place? {
    guard let place = order.place(of: other) else { return nil }
    let others = order.sections[place.section].prefix(place.index).filter { !items.contains($0) }
    // Those before it close up when the carried item leaves, so the other is one further.
    let isPassed = place.section == from.section && place.index > from.index
    return Place(section: place.section, index: others.count + (isPassed ? 1 : 0))
  }

  /// The final place when the carried item is put over a target; in a section its start.
  public func place(over target: DropTarget) -> Place? {
    switch target {
    case .item(let other): place(takenFrom: other)
    case .section(let section): Place(section: section, index: 0)
    }
  }
}
