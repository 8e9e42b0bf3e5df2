public import Pixels

/// A color that changes from one height to another, and is the same along each level line.
///
/// Between the two heights premultiplied colors are mixed evenly, as they are stored; above and below
/// the nearer one goes on.
public struct Gradient: Hashable, Sendable {
  /// In points.
  public var top: Double
  public var topColor: Color

  /// In points, greater than ``top``.
  public var bottom: Double
  public var bottomColor: Color

  public init(top: Double, _ topColor: Color, bottom: Double, _ bottomColor: Color) {
    self.top = top
    self.topColor = topColor
    self.bottom = bottom
    self.bottomColor = bottomColor
  }
}
