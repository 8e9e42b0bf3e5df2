import Geometry
public import ImageComparison
import Pixels

/// Rows that a column of a layout has more or less than it had, where that is all that is another way
/// in it.
public struct ColumnBand: Hashable, Sendable {
  /// From 0, the leftmost.
  public let column: Int
  public let rows: RowAlignment

  /// The band as people read it, who count columns from 1.
  public var words: String { "column \(column + 1): \(rows.stepWords)" }

  /// Those of two pictures; none where the layouts have not the same columns.
  ///
  /// - Parameter scale: pixels a point.
  static func all(
    _ golden: [RecordedItem], _ actual: [RecordedItem], _ a: StraightBitmap, _ b: StraightBitmap,
    scale: Double
  ) -> [ColumnBand] {
    let (before, after) = (
      LayoutColumns(golden, a.size, scale), LayoutColumns(actual, b.size, scale)
    )
    guard before.columns == after.columns else { return [] }
    return before.columns.enumerated().compactMap { index, columns in
      RowAlignment(
        a, b, columns: columns, heights: (before.bottoms[index], after.bottoms[index])
      ).map { ColumnBand(column: index, rows: $0) }
    }
  }
}

/// The columns that items stand in, in pixels; items that span several columns make none.
private struct LayoutColumns {
  /// From the left, none overlapping the next.
  let columns: [Range<Int>]

  /// Where the lowest item of each ends, spanning ones too.
  let bottoms: [Int]

  init(_ items: [RecordedItem], _ size: PixelSize, _ scale: Double) {
    let areas = items.map { $0.frame.pixelsCovered(scale: scale, in: size) }
      .filter { !$0.columns.isEmpty }
    var columns: [Range<Int>] = []
    for range in Set(areas.map(\.columns)).sorted(by: {
      ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound)
    })
    where !columns.contains(where: { $0.overlaps(range) }) {
      columns.append(range)
    }
    columns.sort { $0.lowerBound < $1.lowerBound }
    self.columns = columns
    bottoms = columns.map { column in
      areas.filter { $0.columns.overlaps(column) }.map(\.rows.upperBound).max() ?? 0
    }
  }
}
