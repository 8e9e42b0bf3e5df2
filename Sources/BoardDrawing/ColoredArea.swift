public import Geometry
public import Pixels

/// A rectangle of one color, such as the background of a section or the line that ends it.
public struct ColoredArea: Hashable, Sendable {
  /// In points of the board.
  public var frame: Rect

  public var color: Color

  public init(frame: Rect, color: Color) {
    self.frame = frame
    self.color = color
  }
}
