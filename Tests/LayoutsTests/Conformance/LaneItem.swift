import Geometry
import Layouts

/// An item of a grid-lanes container: a box with margins.
struct LaneItem {
  let layoutItem: LayoutItem

  /// Items of lower order come first.
  let order: Int

  private let margins: EdgeInsets

  /// - Parameter isTurned: whether lanes are numbered from the right.
  init(_ item: PeerValue, isRow: Bool, lanes: Int, isTurned: Bool) {
    let css = LaneStyle.declarations(item["css"].text ?? "")
    func pixels(_ key: String) -> Double? { css[key].flatMap(LaneStyle.pixels) }
    let margin = pixels("margin") ?? 0
    margins = EdgeInsets(
      top: pixels("margin-top") ?? margin, left: pixels("margin-left") ?? margin,
      bottom: pixels("margin-bottom") ?? margin, right: pixels("margin-right") ?? margin)
    order = css["order"].flatMap { Int($0) } ?? 0
    let along = isRow ? "width" : "height"
    let space = isRow ? margins.left + margins.right : margins.top + margins.bottom
    var result: LayoutItem
    if let length = pixels(along) ?? item[along].number {
      let most = pixels("max-" + along) ?? .infinity
      result = .height(max(min(length, most), pixels("min-" + along) ?? 0) + space)
    } else {
      let ratio = item["aspect"].number ?? 1
      result = LayoutItem(aspectRatio: isRow ? 1 / ratio : ratio, fixedHeight: space)
    }
    let lines = Self.lines(css[isRow ? "grid-row" : "grid-column"] ?? "", lanes: lanes)
    result.span = lines.span ?? item["span"].integer ?? 1
    result.column = lines.start.map { isTurned ? lanes - $0 - result.span : $0 }
    layoutItem = result
  }

  /// The box without its margins.
  func content(of frame: Rect) -> Rect {
    Rect(
      minX: frame.minX + margins.left, minY: frame.minY + margins.top,
      maxX: frame.maxX - margins.right, maxY: frame.maxY - margins.bottom)
  }

  /// What `3`, `span 2`, `1 / span 2` and `1 / -1` say; tracks are counted from 0.
  private static func lines(_ text: String, lanes: Int) -> (start: Int?, span: Int?) {
    let parts = text.replacing(" ", with: "").split(separator: "/").map(String.init)
    func span(_ part: String) -> Int? { part.hasPrefix("span") ? Int(part.dropFirst(4)) : nil }
    func line(_ part: String) -> Int? { Int(part).map { $0 < 0 ? lanes + 1 + $0 : $0 - 1 } }
    guard let first = parts.first else { return (nil, nil) }
    let start = line(first)
    guard parts.count > 1 else { return (start, span(first)) }
    let end = line(parts[1])
    let between = start.flatMap { start in end.map { $0 - start } }
    return (start, span(parts[1]) ?? between ?? span(first))
  }
}
