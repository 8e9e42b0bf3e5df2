import Geometry
import Layouts

extension PeerCase {
  /// Masonry: items of fixed size, as wide as they are; each covers as many columns as it needs.
  ///
  /// Places are measured from whichever corner the board begins in, so that corner does not count.
  func masonry() throws -> PeerResult {
    guard let count = value["columns"].integer, let columnWidth = value["columnWidth"].number else {
      throw PeerCaseError.notUnderstood("columns")
    }
    let layout = try WaterfallLayout(
      columnCount: count,
      columnTracks: [ColumnTrack](repeating: .points(columnWidth), count: count),
      columnSpacing: columnSpacing, rowSpacing: rowSpacing,
      order: algorithm.hasSuffix("horizontal-order") ? .leftToRight : .shortest, isStrict: true,
      snapping: .none)
    let stamps = (value["stamps"].elements ?? []).compactMap { stamp($0, columnWidth) }
    let fixed = items.map { item in
      LayoutItem(
        fixedSize: Size(
          width: item["width"].number ?? columnWidth, height: item["height"].number ?? 0))
    }
    // A board narrower than its columns is let be so.
    let needed = Double(count) * (columnWidth + columnSpacing) - columnSpacing
    var result = PeerResult(layout.arrange(stamps + fixed, width: max(width, needed)))
    result.frames.removeFirst(stamps.count)
    result.columns.removeFirst(stamps.count)
    return result
  }

  /// A stamp fills its columns from the top: an item that comes first, in columns of its own.
  private func stamp(_ stamp: PeerValue, _ columnWidth: Double) -> LayoutItem? {
    guard let rect = stamp.rect else { return nil }
    let stride = columnWidth + columnSpacing
    let first = (rect.minX / stride).rounded(.down)
    // An edge on a column's edge does not reach into that column.
    let end = max(first + 1, (rect.maxX / stride).rounded(.up))
    return LayoutItem.height(rect.maxY - rowSpacing).spanning(Int(end - first))
      .placed(inColumn: Int(first))
  }
}
