public import Geometry

extension Card {
  /// Where the picture lies, before the card is turned and scaled.
  public var pictureFrame: Rect {
    let (insets, scale) = (look.pictureInsets, look.contentScale)
    let rect = Rect(
      minX: frame.minX + insets.left * scale, minY: frame.minY + insets.top * scale,
      maxX: frame.maxX - insets.right * scale,
      maxY: frame.maxY - look.stripHeight - insets.bottom * scale)
    return Rect(x: rect.x, y: rect.y, width: max(0, rect.width), height: max(0, rect.height))
  }

  /// Where a caption below the picture lies; nil where there is none.
  public var stripFrame: Rect? {
    guard look.stripHeight > 0 else { return nil }
    let height = min(look.stripHeight, frame.height)
    return Rect(x: frame.x, y: frame.maxY - height, width: frame.width, height: height)
  }

  /// What corners, border and shadow belong to: the whole card where it has a ground of its own,
  /// else the picture.
  public var groundFrame: Rect {
    look.background != nil || look.pictureInsets != .zero ? frame : pictureFrame
  }

  /// Where the badge lies, before the card is turned and scaled; nil where there is none.
  public var badgeFrame: Rect? {
    badge.map { badge in
      Rect(
        x: frame.maxX - badge.size.width, y: frame.minY, width: badge.size.width,
        height: badge.size.height)
    }
  }
}
