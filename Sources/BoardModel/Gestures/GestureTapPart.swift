/// What a tap means.
public enum GestureTapPart: String, CaseIterable, Hashable, Sendable {
  case item

  /// The small disc at the top right of an item.
  case badge

  /// The button that leaves edit mode.
  case done
}
