public import Drawing
public import Geometry
public import Pixels

/// Something that lies over all cards: a notice, a button, a header that stays in sight.
public struct Panel: Hashable, Sendable {
  /// In points of the viewport.
  public var frame: Rect

  public var cornerRadius: Double
  public var background: Color?
  public var border: Border?
  public var shadow: Shadow?

  /// Its frame is in points of the viewport too.
  public var label: Label?

  /// From 0 to 1.
  public var opacity: Double

  public init(
    frame: Rect, cornerRadius: Double = 0, background: Color? = nil, border: Border? = nil,
    shadow: Shadow? = nil, label: Label? = nil, opacity: Double = 1
  ) {
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.background = background
    self.border = border
    self.shadow = shadow
    self.label = label
    self.opacity = opacity
  }
}
