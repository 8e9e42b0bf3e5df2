import Geometry
import Layouts

/// Job J4: the layout of a million items, a move, and questions about places.
struct LayoutJobs {
  private let items: [LayoutItem]
  private let area = LayoutArea(width: 1200)

  init(itemCount: Int) {
    var random = SeededNumbers(seed: 4)
    items = (0..<itemCount).map { _ in
      LayoutItem(aspectRatio: Double.random(in: 0.5...2, using: &random))
    }
  }

  func measurements() throws(LayoutError) -> [Measurement] {
    var results = [
      try arranging("waterfall, 4 columns", columns: 4, target: 8),
      try arranging("waterfall, 12 columns", columns: 12, target: 15),
      try arranging("from the cursor, 4 columns", columns: 4, order: .shortestFromCursor),
      try arranging("left to right, 4 columns", columns: 4, order: .leftToRight),
      try spans("one item in ten spans two, 4 columns", isDense: false),
      try spans("the same, filling holes", isDense: true),
      try justified(),
    ]
    results += try moves()
    results += try queries()
    return results
  }

  private func layout(
    columns: Int, order: ColumnOrder = .shortest, isDense: Bool = false
  ) throws(LayoutError) -> WaterfallLayout {
    try WaterfallLayout(
      columnCount: columns, columnSpacing: 10, rowSpacing: 10, order: order, isDense: isDense)
  }

  private func arranging(
    _ name: String, columns: Int, order: ColumnOrder = .shortest, target: Double? = nil
  ) throws(LayoutError) -> Measurement {
    let layout = try layout(columns: columns, order: order)
    return .of(name + ", an item", target: target, count: items.count) {
    } run: { _ in
      layout.arrange(items, in: area).columns.last ?? 0
    }
  }

  private func spans(_ name: String, isDense: Bool) throws(LayoutError) -> Measurement {
    let layout = try layout(columns: 4, isDense: isDense)
    // Holes are searched one by one, so fewer items do.
    let some = items.prefix(100_000).enumerated().map { index, item in
      index.isMultiple(of: 10) ? item.spanning(2) : item
    }
    return .of(name + ", an item", runs: 3, count: some.count) {
    } run: { _ in
      layout.arrange(some, in: area).columns.last ?? 0
    }
  }

  private func justified() throws(LayoutError) -> Measurement {
    let layout = try JustifiedLayout(rowHeight: 200, columnSpacing: 10, rowSpacing: 10)
    return .of("justified rows, an item", runs: 5, count: items.count) {
    } run: { _ in
      layout.arrange(items, in: area).columns.last ?? 0
    }
  }

  private func moves() throws(LayoutError) -> [Measurement] {
    let layout = try layout(columns: 4)
    var live = LiveArrangement(layout, items: items, in: area)
    let third = items.count / 3
    return [("a third", third), ("the first", 0)].map { name, lower in
      let upper = items.count - 1
      return .of(
        "a move from the last place to \(name), 4 columns, each", target: 3e6, count: 1,
        prepare: { live.moveItem(from: lower, to: upper) },
        run: { _ in
          live.moveItem(from: upper, to: lower)
          return live.placedItemCount
        })
    }
  }

  private func queries() throws(LayoutError) -> [Measurement] {
    let index = ArrangementIndex(try layout(columns: 4).arrange(items, in: area))
    var random = SeededNumbers(seed: 5)
    let points = (0..<10_000).map { _ in
      Point(
        x: Double.random(in: 0..<1200, using: &random),
        y: Double.random(in: 0..<index.size.height, using: &random))
    }
    return [
      .of("an index for queries, an item", runs: 5, count: items.count) {
      } run: { _ in
        ArrangementIndex(index.arrangement).items(in: .zero).count
      },
      .of("items in a rectangle of 1200 x 800, each", target: 5000, count: points.count) {
      } run: { _ in
        points.reduce(0) {
          $0 + index.items(in: Rect(x: 0, y: $1.y, width: 1200, height: 800)).count
        }
      },
      .of("the item at a point, each", target: 1000, count: points.count) {
      } run: { _ in
        points.reduce(0) { $0 + (index.item(at: $1) ?? 0) }
      },
      .of("the nearest item, each", count: points.count) {
      } run: { _ in
        points.reduce(0) { $0 + (index.nearestItem(to: $1) ?? 0) }
      },
    ]
  }
}
