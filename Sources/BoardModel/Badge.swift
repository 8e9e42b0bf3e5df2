/// A mark in the upper right corner of a card.
public enum Badge: Hashable, Sendable {
  case remove
  case add

  /// Drawn dimmed: there is nothing to be done any more.
  case checked

  case count(Int)
}
