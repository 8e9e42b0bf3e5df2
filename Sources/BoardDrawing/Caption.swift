public import Geometry
public import Pixels
public import Typesetting

/// The text that belongs to a card.
public struct Caption: Hashable, Sendable {
  /// With all fields filled in.
  public var text: String

  public var format: TextFormat
  public var color: Color
  public var place: Place

  /// Of the strip below the picture, or of the shade that a text over it stands on; in points.
  public var height: Double

  /// From the edges of the strip or the picture to the text, in points.
  public var insets: EdgeInsets

  public enum Place: Hashable, Sendable {
    /// In a strip of its own.
    case below

    /// On the lower part of the picture, which is shaded there.
    case over
  }

  public init(
    text: String, format: TextFormat, color: Color = .black, place: Place = .below,
    height: Double, insets: EdgeInsets = .zero
  ) {
    self.text = text
    self.format = format
    self.color = color
    self.place = place
    self.height = height
    self.insets = insets
  }
}
