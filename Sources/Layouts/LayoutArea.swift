/// The part of a board that a layout fills: a strip without end, in points.
///
/// Edges are snapped where they lie on the board, so a strip's place counts as well as its width.
public struct LayoutArea: Hashable, Sendable {
  public let x: Double
  public let y: Double
  public let width: Double

  /// What is negative or not a number becomes 0; lengths end at ``WaterfallLayout/maximumLength``,
  /// and the top where every board ends.
  public init(x: Double = 0, y: Double = 0, width: Double) {
    self.x = x > 0 ? min(x, LayoutUnit.maximumLength) : 0
    self.y = y > 0 ? min(y, LayoutUnit.end) : 0
    self.width = width > 0 ? min(width, LayoutUnit.maximumLength) : 0
  }
}
