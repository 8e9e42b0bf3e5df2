/// Where the lines of a text stand within its width.
public enum Alignment: String, CaseIterable, Hashable, Sendable {
  /// Where the text begins: at the left, or at the right for one that runs from right to left.
  case natural
  case left, center, right
}
