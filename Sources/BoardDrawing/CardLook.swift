public import Drawing
public import Geometry
public import Pixels

/// How a card is drawn: the style of the board and of the item, resolved; lengths in points.
public struct CardLook: Hashable, Sendable {
  public var cornerRadius: Double
  public var corners: CornerStyle

  /// Inside the edge.
  public var border: Border?

  public var shadow: Shadow?

  /// Under the picture and under a caption below it.
  public var background: Color?

  /// From the card's edges to the picture; a caption below lies beneath the lower one.
  public var pictureInsets: EdgeInsets

  public var caption: Caption?

  /// How much larger caption and insets are drawn than they say: 0.5 for a card at half its size.
  public var contentScale: Double

  public init(
    cornerRadius: Double = 0, corners: CornerStyle = .circular, border: Border? = nil,
    shadow: Shadow? = nil, background: Color? = nil, pictureInsets: EdgeInsets = .zero,
    caption: Caption? = nil, contentScale: Double = 1
  ) {
    self.cornerRadius = cornerRadius
    self.corners = corners
    self.border = border
    self.shadow = shadow
    self.background = background
    self.pictureInsets = pictureInsets
    self.caption = caption
    self.contentScale = contentScale
  }

  /// Of a caption below the picture as it is drawn; 0 where there is none.
  public var stripHeight: Double {
    guard let caption, caption.place == .below else { return 0 }
    return caption.height * contentScale
  }
}
