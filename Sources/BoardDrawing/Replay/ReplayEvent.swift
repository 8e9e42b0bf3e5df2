public import Dragging
public import Geometry

/// One thing that happened while a gesture was played; what does not belong to its kind is nil.
///
/// Frames are in board coordinates, items are named by their ids.
public struct ReplayEvent: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A finger came down, on ``item`` or on nothing.
    case press

    /// A finger tapped on ``item``, or on nothing; ``note`` names the part of it.
    case tap

    /// ``item`` left its slot ``from``, and ``with`` follow it.
    case lift

    /// A drag of ``item`` has begun, at ``origin``.
    case willBegin

    /// The order has changed: ``item`` went from ``origin`` to ``destination``.
    ///
    /// Where ``note`` is "asked for", the gesture asked for that and the drop rule would not have done
    /// it.
    case didMove

    /// ``item`` does not lift, or may not go over the item ``over``; ``note`` says why.
    case refused

    /// The viewport's upper edge is now at ``offset``.
    case scroll

    /// ``item`` was let go at ``from`` and flies to ``to``.
    case drop

    /// The drag of ``item`` from ``origin`` is over; it is at ``destination``.
    case didEnd

    /// All is as before the drag, and ``item`` flies home, from ``from`` to ``to``.
    case cancel

    /// ``item`` is home.
    case didCancel

    /// Edit mode begins or ends: ``isEditing``.
    case didChangeEditState

    /// ``item`` left the board, from ``origin``.
    case didDelete

    /// ``item`` came to the board, at ``destination``, as ``over`` is.
    case didAppend

    /// People are told ``note``.
    case notice
  }

  /// In seconds.
  public var time: Double

  public var kind: Kind
  public var item: String?

  /// Items that are carried along.
  public var with: [String] = []

  public var origin: Place?
  public var destination: Place?
  public var from: Rect?
  public var to: Rect?

  /// The item that another is held over.
  public var over: String?

  /// Why something is refused, or what is said.
  public var note: String?

  public var offset: Double?
  public var isEditing: Bool?

  public init(time: Double, _ kind: Kind, item: String? = nil) {
    self.time = time
    self.kind = kind
    self.item = item
  }

  /// As it stands in event logs.
  public var name: String { kind.rawValue }
}
