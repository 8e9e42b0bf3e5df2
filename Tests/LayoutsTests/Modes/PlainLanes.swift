import Geometry
import Layouts

/// Choosing a column once more, written as it is said and with no regard to speed.
///
/// For equal columns, without holes; units are 1/192 point.
struct PlainLanes {
  private(set) var tops: [Int]
  private(set) var cursor = 0
  let layout: WaterfallLayout

  init(_ layout: WaterfallLayout) {
    self.layout = layout
    tops = [Int](repeating: Self.units(layout.insets.top), count: layout.columnCount)
  }

  /// The first column of an item.
  mutating func place(span: Int, column: Int?, height: Int) -> Int {
    let count = tops.count
    let starts = Array(0...count - span)
    func top(_ start: Int) -> Int { tops[start..<start + span].max() ?? 0 }
    let least = starts.map(top).min() ?? 0
    let hairline = layout.isStrict ? 0 : 0.5 / layout.scale
    let most = Double(least) + max(layout.orderTolerance, hairline) * 192 + 1e-6
    let candidates = starts.filter { Double(top($0)) <= most }
    var start = candidates[0]
    switch layout.order {
    case .shortest: break
    case .shortestFromCursor: start = candidates.first { $0 >= cursor } ?? candidates[0]
    case .leastSpaceLost where span > 1:
      let lost = starts.map { s in tops[s..<s + span].map { top(s) - $0 }.reduce(0, +) }
      start = lost.firstIndex(of: lost.min() ?? 0) ?? 0
    case .leastSpaceLost: break
    case .leftToRight: start = cursor + span > count ? 0 : cursor
    case .rightToLeft: start = count - (cursor + span > count ? 0 : cursor) - span
    }
    if let column {
      start = min(column, count - span)
    } else {
      cursor = (layout.order == .rightToLeft ? count - start : start + span) % count
    }
    let next = top(start) + height + Self.units(layout.rowSpacing)
    for column in start..<start + span { tops[column] = next }
    return start
  }

  static func units(_ points: Double) -> Int { Int((points * 192 + 0.5).rounded(.down)) }
}
