public import Geometry

/// A move of items within an order, with all that decides what the order is afterwards.
public struct Relocation: Sendable {
  /// In the order in which they stand after the move.
  public var items: [Int]

  /// Where the first of them stands after the move: its index when all of them have been removed.
  public var destination: Place

  /// Several items at once are always inserted.
  public var yielding = Yielding.insert

  /// Items that keep their index while others move; one leaves it only when its section becomes
  /// too short.
  public var pinned: Set<Int> = []

  /// The places of all items by their number, which tell ``Yielding/shiftColumn`` the columns; an
  /// item without one is in none.
  public var slots: [Rect] = []

  public init(items: [Int], to destination: Place) {
    self.items = items
    self.destination = destination
  }

  /// The order after the move.
  public func applied(to order: DragOrder) -> DragOrder {
    guard order.sections.indices.contains(destination.section) else { return order }
    if yielding != .insert, items.count == 1, let item = items.first,
      let origin = order.place(of: item), let replaced = order.item(at: destination)
    {
      if pinned.contains(replaced) { return order }
      if yielding == .swap { return rotated(order, along: [origin, destination]) }
      if origin.section == destination.section {
        return rotated(order, along: column(from: origin, in: order))
      }
    }
    return inserted(into: order)
  }

  /// Takes the pinned items out, moves among the rest, and puts them back at their indexes.
  private func inserted(into order: DragOrder) -> DragOrder {
    let moving = Set(items)
    let all = order.sections
    var free = all.map { $0.filter { !moving.contains($0) && !pinned.contains($0) } }
    let target = all[destination.section]
    // The index that the destination has among those that are free to move.
    let pinnedBefore = target.prefix(max(destination.index, 0)).count { pinned.contains($0) }
    let index = min(
      max(destination.index - pinnedBefore, 0), free[destination.section].count)
    free[destination.section].insert(contentsOf: items, at: index)
    for (section, standing) in all.enumerated() {
      for (index, item) in standing.enumerated() where pinned.contains(item) {
        free[section].insert(item, at: min(index, free[section].count))
      }
    }
    return DragOrder(checked: free)
  }

  /// Sends the item at the first place to the last; each of the others goes one place back.
  private func rotated(_ order: DragOrder, along places: [Place]) -> DragOrder {
    var sections = order.sections
    let standing = places.compactMap(order.item(at:))
    guard standing.count == places.count, let first = standing.first else { return order }
    for (place, item) in zip(places, standing.dropFirst() + [first]) {
      sections[place.section][place.index] = item
    }
    return DragOrder(checked: sections)
  }

  /// The origin, then the places of the destination's column from it to the destination.
  private func column(from origin: Place, in order: DragOrder) -> [Place] {
    let section = order.sections[destination.section]
    func slot(_ index: Int) -> Rect? {
      slots.indices.contains(section[index]) ? slots[section[index]] : nil
    }
    let x = slot(destination.index)?.center.x
    let step = origin.index < destination.index ? 1 : -1
    let between = stride(from: origin.index + step, to: destination.index, by: step)
    let column = between.filter { index in
      guard let x, let slot = slot(index), !pinned.contains(section[index]) else { return false }
      return slot.minX <= x && x < slot.maxX
    }
    return ([origin.index] + column + [destination.index]).map {
      Place(section: destination.section, index: $0)
    }
  }
}
