/// How wide a board is.
public enum CanvasWidth: Hashable, Sendable {
  /// In points, margins included.
  case points(Double)

  /// One column in which every picture has its own size, one pixel a point.
  case natural
}
