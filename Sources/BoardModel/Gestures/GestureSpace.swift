/// What a point is measured in.
enum GestureSpace: String, CaseIterable {
  case board, viewport
}
