/// How the edges of tiles are brought to whole device pixels.
public enum PixelSnapping: String, CaseIterable, Hashable, Sendable {
  /// Every edge to the nearest pixel; nothing is left over at the right.
  case distribute

  /// Widths and heights cut down to whole pixels; what is left over stays at the right.
  case floor

  case none
}
