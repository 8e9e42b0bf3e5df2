/// Why an item does not lift or may not go where it is held.
public enum Refusal: String, Hashable, Sendable {
  /// Asked at the lift, ``DragPolicy/canMove`` said no.
  case immovable

  /// The target is in a section that the item may not enter.
  case section

  /// The item, or the one at the target, is pinned.
  case pinned

  /// ``DragPolicy/canMoveTo`` said no.
  case destination
}
