import Geometry

/// A text of the board itself, a title or a header, in the part of the board that is seen.
struct MomentLabel {
  let text: String

  /// In points.
  let frame: Rect
}
