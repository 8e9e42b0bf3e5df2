/// What the carried item is held over.
public enum DropTarget: Hashable, Sendable {
  /// Another item, by its number.
  case item(Int)

  /// A section without items.
  case section(Int)
}
