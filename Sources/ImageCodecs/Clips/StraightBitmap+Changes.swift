public import Pixels

extension StraightBitmap {
  /// The smallest rectangle outside of which all pixels are those of another bitmap of the same size.
  ///
  /// - Returns: Nil where the two are equal.
  public func changes(since earlier: StraightBitmap) -> PixelBox? {
    precondition(size == earlier.size, "frames of a clip have one size")
    let (old, new) = (earlier.colors.span, colors.span)
    var columns = width..<width
    var rows = 0..<0
    for row in 0..<height {
      let start = row * width
      var first = 0
      while first < width, old[start + first] == new[start + first] { first += 1 }
      guard first < width else { continue }
      var end = width
      while end > columns.upperBound || columns.isEmpty,
        old[start + end - 1] == new[start + end - 1]
      { end -= 1 }
      columns =
        columns.isEmpty
        ? first..<end : min(first, columns.lowerBound)..<max(end, columns.upperBound)
      rows = rows.isEmpty ? row..<row + 1 : rows.lowerBound..<row + 1
    }
    return rows.isEmpty ? nil : PixelBox(columns: columns, rows: rows)
  }
}
