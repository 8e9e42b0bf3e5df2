public import Geometry

/// A rounded card: contents clipped to its shape and a border inside its edge, combined first and
/// laid over the backdrop once, so that no content shows along the outer edge of the border.
public struct Layer: Hashable, Sendable {
  public var shape: RoundedRect

  /// Each fills the whole shape, the first at the bottom.
  public var contents: [Paint]

  public var border: Border?

  /// That of the whole shape, whatever its contents; not clipped.
  public var shadow: Shadow?

  public init(
    shape: RoundedRect, contents: [Paint], border: Border? = nil, shadow: Shadow? = nil
  ) {
    self.shape = shape
    self.contents = contents
    self.border = border
    self.shadow = shadow
  }
}
