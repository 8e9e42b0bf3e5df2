public import Geometry
public import Pixels
public import Typesetting

/// One piece of text.
public struct Label: Hashable, Sendable {
  public var text: String

  /// Lines begin at its upper edge and are as wide as it is; what has no room is shortened.
  public var frame: Rect

  public var format: TextFormat
  public var color: Color

  public init(text: String, frame: Rect, format: TextFormat, color: Color = .black) {
    self.text = text
    self.frame = frame
    self.format = format
    self.color = color
  }
}
