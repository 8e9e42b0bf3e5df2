import Dragging
import Synchronization

/// Where everything lies in the orders that were asked for lately.
///
/// A class, since the copies of a session share what they have found out.
final class SlotMapCache: Sendable {
  private let maps = Mutex<[DragOrder: SlotMap]>([:])

  /// So many places of items are kept at most.
  private static let limit = 1 << 20

  func map(_ order: DragOrder, _ make: () -> SlotMap) -> SlotMap {
    if let known = maps.withLock({ $0[order] }) { return known }
    let map = make()
    maps.withLock { maps in
      if maps.count * max(map.slots.count, 1) >= SlotMapCache.limit { maps = [:] }
      maps[order] = map
    }
    return map
  }
}
