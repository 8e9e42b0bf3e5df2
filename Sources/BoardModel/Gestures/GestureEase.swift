/// How a motion of a gesture is spread over its time.
public enum GestureEase: String, CaseIterable, Hashable, Sendable {
  case linear, easeIn, easeOut, easeInOut
}
