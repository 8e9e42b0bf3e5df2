public import Geometry

/// A glyph's outline, shared by all glyphs of its kind, and its place.
public struct TextOutline: Hashable, Sendable {
  /// In ems.
  public let path: Path

  /// From ems to points.
  public let place: Transform
}
