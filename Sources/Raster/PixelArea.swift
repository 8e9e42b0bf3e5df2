/// A rectangle of whole pixels of the canvas.
struct PixelArea: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  func intersection(_ other: PixelArea) -> PixelArea {
    PixelArea(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// The smallest area that holds both; an empty one adds nothing.
  func union(_ other: PixelArea) -> PixelArea {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelArea(
      columns: min(
        columns.lowerBound, other.columns.lowerBound)..<max(
          columns.upperBound, other.columns.upperBound),
      rows: min(
        rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
  }
}
