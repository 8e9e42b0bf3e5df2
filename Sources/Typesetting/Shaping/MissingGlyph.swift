import Geometry

/// The box that stands for a character that no font has.
enum MissingGlyph {
  /// In ems.
  static let advance = 0.6

  /// In ems, its origin on the baseline.
  static let outline = Path(
    borderOf: RoundedRect(Rect(x: 0.06, y: -0.72, width: 0.48, height: 0.72), cornerRadius: 0),
    width: 0.05)
}
