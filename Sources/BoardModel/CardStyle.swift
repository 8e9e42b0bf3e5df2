public import Geometry
public import Pixels

/// How cards are drawn; lengths in points.
public struct CardStyle: Hashable, Sendable {
  public var cornerRadius = 0.0
  public var corners = CornerStyle.circular

  /// A line inside the edge of each card; none where the width is 0.
  public var borderWidth = 0.0

  public var borderColor = Color.black
  public var shadow: ShadowStyle?

  /// Under picture and caption; nil for none.
  public var background: Color?

  /// From the card's edges to the picture.
  public var insets = EdgeInsets.zero

  public var caption = CaptionStyle()

  /// What a theme makes of the defaults.
  public init(_ theme: Theme? = nil) {
    background = theme?.ground
  }

  public func overridden(by overrides: StyleOverrides) -> CardStyle {
    var style = self
    style.cornerRadius = overrides.cornerRadius ?? cornerRadius
    style.corners = overrides.corners ?? corners
    style.borderWidth = overrides.borderWidth ?? borderWidth
    style.borderColor = overrides.borderColor ?? borderColor
    style.insets = overrides.insets ?? insets
    switch overrides.shadow {
    case .some(.none): style.shadow = nil
    case .some(.some(let shadow)): style.shadow = shadow
    case nil: break
    }
    if let background = overrides.background {
      style.background = background.alpha > 0 ? background : nil
    }
    style.caption = caption.overridden(by: overrides.caption)
    return style
  }
}

extension CaptionStyle {
  func overridden(by overrides: CaptionOverrides) -> CaptionStyle {
    var style = self
    if let template = overrides.template {
      style.template = template
      style.replacesOwnCaptions = overrides.replacesOwnCaptions
    }
    style.size = overrides.size ?? size
    style.color = overrides.color ?? color
    style.place = overrides.place ?? place
    style.maximumLines = overrides.maximumLines ?? maximumLines
    style.font = overrides.font ?? font
    style.alignment = overrides.alignment ?? alignment
    return style
  }
}
