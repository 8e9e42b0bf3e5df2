public import Geometry

/// What a drag does to a board; places are in board coordinates.
public enum DragEffect: Hashable, Sendable {
  /// A finger came down on an item, or on nothing.
  case press(item: Int?)

  /// An item leaves its slot; those carried along follow it.
  case lift(item: Int, from: Rect, with: [Int])

  /// The drag has begun; once for each.
  case willBegin(item: Int, at: Place)

  /// The ghost goes to a frame, that which it has when its lift is over.
  case carry(to: Rect)

  /// The order has changed; once for each change. ``DragSession/order`` is new already.
  case didMove(DragMove)

  /// An item does not lift (over nil), or may not go over a target; once for each target entered.
  case refused(item: Int, over: DropTarget?, because: Refusal)

  /// The viewport's upper edge is now at an offset.
  case scroll(to: Double)

  /// The ghost is let go and flies to the item's own slot.
  case drop(item: Int, from: Rect, to: Rect)

  /// The ghost has arrived; from where the item was at first to where it is. Once for each drag.
  case didEnd(DragMove)

  /// Order and offset are as before the drag; the ghost flies home. When it had been dropped
  /// already, `from` is the slot that it was on the way to.
  case cancel(item: Int, from: Rect, to: Rect)

  /// The ghost is home; once, instead of ``didEnd(_:)``.
  case didCancel(item: Int)

  /// As it stands in event logs.
  public var name: String {
    switch self {
    case .press: "press"
    case .lift: "lift"
    case .willBegin: "willBegin"
    case .carry: "carry"
    case .didMove: "didMove"
    case .refused: "refused"
    case .scroll: "scroll"
    case .drop: "drop"
    case .didEnd: "didEnd"
    case .cancel: "cancel"
    case .didCancel: "didCancel"
    }
  }
}
