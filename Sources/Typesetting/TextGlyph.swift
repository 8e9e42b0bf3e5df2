public import Geometry

/// A glyph of a line, where exact arithmetic puts it.
public struct TextGlyph: Sendable {
  /// nil for the box in place of a character that no font has.
  public let font: Font?

  /// The font's own number of it.
  public let id: UInt32

  /// From the line's beginning at the left and from its baseline, in points.
  public let position: Point
}
