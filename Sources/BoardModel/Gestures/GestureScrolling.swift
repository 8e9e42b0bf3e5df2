/// How a board scrolls by itself while an item is carried near the edge of the viewport.
public enum GestureScrolling: String, CaseIterable, Hashable, Sendable {
  case off, constant, linear, accelerated, ghostEdge
}
