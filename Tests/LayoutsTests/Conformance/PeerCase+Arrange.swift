import Geometry
import Layouts

extension PeerCase {
  /// Why a peer's algorithm is no mode of ours; nil where it is one.
  var reasonForNoMode: String? {
    if algorithm.hasPrefix("packery") || algorithm.hasPrefix("muuri") {
      return "packs rectangles of any width into free space; there are no columns"
    }
    return nil
  }

  /// What our engine makes of the board, in the mode that is named like the algorithm.
  func result() throws -> PeerResult {
    if algorithm.hasPrefix("grid-lanes") { return try lanes() }
    if algorithm.hasPrefix("masonry-spans") { return try masonry() }
    switch algorithm {
    case "justified-rows": return try justified()
    case "shortest-column (gap not counted)":
      var result = PeerResult(try columns(.shortest, rowSpacing: 0))
      result.frames = []
      return result
    case "shortest-column-spans/min-total-height":
      return PeerResult(try columns(.leastSpaceLost))
    case "sequential-spans": return PeerResult(try columns(.leftToRight))
    case "shortest-column/leftToRight": return try collectionView(.leftToRight)
    case "shortest-column/rightToLeft": return try collectionView(.rightToLeft)
    case "shortest-column" where peer == "cht": return try collectionView(.shortest)
    case _ where algorithm.hasPrefix("shortest-column"): return try plainColumns()
    default: throw PeerCaseError.unknownAlgorithm(algorithm)
    }
  }

  /// masonic, Flutter, Compose and the systems that we come from.
  private func plainColumns() throws -> PeerResult {
    let arrangement = try columns(.shortest)
    guard let steps = value["steps"].elements, steps.count > 1 else {
      return PeerResult(arrangement)
    }
    var items = layoutItems
    for update in steps[1]["updates"].elements ?? [] {
      guard let index = update["index"].integer, let height = update["height"].number else {
        throw PeerCaseError.notUnderstood("update")
      }
      items[index] = .height(height)
    }
    return PeerResult(
      try layout(.shortest, rowSpacing: rowSpacing).arrange(
        items, in: LayoutArea(width: width), keepingColumns: arrangement.columns))
  }

  private func columns(_ order: ColumnOrder, rowSpacing: Double? = nil) throws -> Arrangement {
    try layout(order, rowSpacing: rowSpacing ?? self.rowSpacing)
      .arrange(layoutItems, width: width)
  }

  private func layout(_ order: ColumnOrder, rowSpacing: Double) throws -> WaterfallLayout {
    guard let count = value["columns"].integer else { throw PeerCaseError.notUnderstood("columns") }
    // masonic cuts its columns to whole pixels, or to a greatest width, but nothing else.
    let isCut = options["columnRounding"].text == "floor"
    let tracks = value["columnWidth"].number.map {
      [ColumnTrack](repeating: .points($0), count: count)
    }
    return try WaterfallLayout(
      columnCount: count, columnTracks: isCut ? tracks ?? [] : [], columnSpacing: columnSpacing,
      rowSpacing: rowSpacing, insets: insets,
      minimumItemHeight: options["minItemHeight"].number ?? 0,
      maximumItemHeight: options["maxItemHeight"].number ?? .infinity, order: order,
      isStrict: true, snapping: .none)
  }

  var layoutItems: [LayoutItem] { items.map(layoutItem) }

  private func layoutItem(_ item: PeerValue) -> LayoutItem {
    var result: LayoutItem
    if options["itemSizesAre"].text?.hasPrefix("natural sizes") ?? false {
      let size = Size(width: item["width"].number ?? 0, height: item["height"].number ?? 0)
      result = LayoutItem(naturalSize: size)
    } else if let cells = item["cells"].number {
      let stride = (value["columnWidth"].number ?? 0) + columnSpacing
      result = .height(stride * cells - rowSpacing)
    } else if let height = item["height"].number {
      result = .height(height)
    } else {
      result = LayoutItem(aspectRatio: item["aspect"].number ?? 1)
    }
    result.span = item["span"].integer ?? 1
    return item["fullSpan"].isTrue ? result.spanningAll() : result
  }

  /// Flickr's justified-layout with its own defaults.
  private func justified() throws -> PeerResult {
    let spacing = options["boxSpacing"]
    let layout = try JustifiedLayout(
      rowHeight: options["targetRowHeight"].number ?? 320,
      rowHeightTolerance: options["targetRowHeightTolerance"].number ?? 0.25,
      rowHeightLimits: 0.5...2,
      columnSpacing: spacing.number ?? spacing["horizontal"].number ?? 10,
      rowSpacing: spacing.number ?? spacing["vertical"].number ?? 10,
      insets: options["containerPadding"].insets ?? EdgeInsets(all: 10), snapping: .none)
    var items = self.items.map { item in
      item["aspect"].number.map { LayoutItem(aspectRatio: $0) }
        ?? LayoutItem(
          naturalSize: Size(width: item["width"].number ?? 0, height: item["height"].number ?? 0))
    }
    // We have no limit of rows: who wants fewer gives fewer items.
    if options["maxNumRows"].number != nil, let shown = value["expectedFrames"].elements {
      items = Array(items.prefix(shown.count))
    }
    var result = PeerResult(layout.arrange(items, width: width))
    result.columns = []
    return result
  }
}

enum PeerCaseError: Error {
  case unknownAlgorithm(String)
  case notUnderstood(String)
}
