/// How places are brought to whole device pixels.
public enum Snapping: String, CaseIterable, Sendable {
  /// Every edge of a column and of an item is rounded, half up, by itself.
  ///
  /// Widths differ by at most one pixel, nothing is left over at the right, and stacks do not
  /// drift. Heights come from the width before rounding.
  case distribute

  /// The column width is cut to whole pixels, and so is every height that follows from it.
  ///
  /// What is cut off the columns stays at the right; places are not rounded.
  /// Source: CHTCollectionViewWaterfallLayout 1.0, `floorToPixel`.
  case floor

  /// Nothing is brought to pixels.
  case none
}
