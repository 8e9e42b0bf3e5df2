public import Geometry
public import Pixels

/// A rounded card: contents clipped to its shape and a border inside its edge, combined first and
/// laid over the backdrop once, so that no content shows along the outer edge of the border.
public struct Layer: Hashable, Sendable {
  public var shape: RoundedRect

  /// Each fills the whole shape, the first at the bottom.
  public var contents: [Paint]

  public var border: Border?

  public init(shape: RoundedRect, contents: [Paint], border: Border? = nil) {
    self.shape = shape
    self.contents = contents
    self.border = border
  }
}

/// A line along the inside of a shape's edge.
public struct Border: Hashable, Sendable {
  /// In points.
  public var width: Double
  public var color: Color

  public init(width: Double, color: Color) {
    self.width = width
    self.color = color
  }
}
