/// How a picture fills a cell of another shape.
public enum FitMode: String, CaseIterable, Hashable, Sendable {
  /// Whole, in its own shape, which the cell has too unless something else is asked of it.
  case natural

  /// Whole, with room left at two sides.
  case contain

  /// The cell is full, and what is too much of the picture is cut off.
  case cover
}
