import BoardModel
import Geometry

/// How wide the columns of a section are before anything is arranged.
struct SectionColumns {
  /// nil where items have widths of their own.
  private let columnWidth: Double?

  private let gap: Double
  private let count: Int
  private let scale: Double

  init(_ settings: BoardSettings, _ section: BoardSection, count: Int, boardWidth: Double) {
    self.count = count
    gap = section.columnGap ?? settings.columnGap
    scale = settings.scale
    switch settings.kind {
    case .waterfall, .leftToRight, .rightToLeft, .grid:
      let room =
        boardWidth - settings.margin.left - settings.margin.right - section.insets.left
        - section.insets.right - Double(count - 1) * gap
      columnWidth = max(0, room / Double(count))
    case .rows, .justified: columnWidth = nil
    }
  }

  /// The least width in which an item is drawn: whole pixels, rounded down.
  func width(ofSpan span: Int) -> Double? {
    columnWidth.map { width in
      let span = Double(min(max(span, 1), count))
      return ((span * width + (span - 1) * gap) * scale).rounded(.down) / scale
    }
  }
}
