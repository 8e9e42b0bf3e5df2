public import Geometry
public import Pixels

/// What a board file, an item or the command line says of the style; nil leaves it as it is.
public struct StyleOverrides: Hashable, Sendable {
  public var cornerRadius: Double?
  public var corners: CornerStyle?
  public var borderWidth: Double?
  public var borderColor: Color?

  /// `.some(nil)` for no shadow.
  public var shadow: ShadowStyle??

  /// Transparent for none.
  public var background: Color?

  public var insets: EdgeInsets?
  public var caption = CaptionOverrides()

  public init() {}

  /// These overrides, and where they say nothing, others.
  public func over(_ lower: StyleOverrides) -> StyleOverrides {
    var result = lower
    result.cornerRadius = cornerRadius ?? lower.cornerRadius
    result.corners = corners ?? lower.corners
    result.borderWidth = borderWidth ?? lower.borderWidth
    result.borderColor = borderColor ?? lower.borderColor
    result.shadow = shadow ?? lower.shadow
    result.background = background ?? lower.background
    result.insets = insets ?? lower.insets
    result.caption = caption.over(lower.caption)
    return result
  }
}
