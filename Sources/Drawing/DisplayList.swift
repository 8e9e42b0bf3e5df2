public import Pixels

/// A picture as a list of marks, painted in order, before any pixel.
public struct DisplayList: Hashable, Sendable {
  /// In pixels: the size of the picture.
  public var size: PixelSize

  /// Pixels a point.
  public var scale: Double

  public var background: Color

  /// In points, the first at the bottom.
  public var marks: [Mark]

  public init(size: PixelSize, scale: Double = 1, background: Color, marks: [Mark] = []) {
    self.size = size
    self.scale = scale
    self.background = background
    self.marks = marks
  }
}
