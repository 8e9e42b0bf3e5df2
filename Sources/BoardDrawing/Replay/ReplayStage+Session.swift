import BoardModel
import Dragging

extension ReplayStage {
  /// A session for the items that are on the board in an order.
  func session(
    _ order: DragOrder, _ settings: DragSettings, _ handlers: DragHandlers, viewport: Viewport?
  ) -> DragSession {
    let ids = items.map(\.id)
    var policy = DragPolicy()
    policy.pinned = Set(order.items.filter { items[$0].isPinned })
    policy.lockedSections = lockedSections
    policy.canMove = { handlers.canMove(ids[$0]) }
    policy.canMoveTo = { handlers.canMoveTo(ids[$0.item], $0.from, $0.to) }
    let stage = self
    return DragSession(
      order: order, settings: settings, policy: policy, viewport: viewport,
      arrange: { stage.map($0) })
  }
}
