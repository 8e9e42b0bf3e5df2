/// The window through which a board is seen, as wide as the board.
public struct GestureViewport: Hashable, Sendable {
  /// In points.
  public var height: Double

  /// The height of the board that the window's upper edge shows at first.
  public var offset = 0.0

  /// In points from the upper and the lower edge: where the board begins to scroll by itself.
  public var edge: Double?

  /// In points a second: the greatest.
  public var speed: Double?

  public var scrolling: GestureScrolling?

  public init(height: Double) {
    self.height = height
  }
}
