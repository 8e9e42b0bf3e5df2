import Geometry
import Layouts

extension PeerCase {
  /// CSS grid lanes, in columns or lying on their side.
  func lanes() throws -> PeerResult {
    let style = LaneStyle(options)
    let isRow = algorithm.hasSuffix("/row") || style.direction.contains("row")
    let tracks = try style.tracks(count: value["columns"].integer)
    let isTurned = style.direction.contains("track-reverse")
    let layout = try WaterfallLayout(
      columnCount: tracks.count, columnTracks: isTurned ? tracks.reversed() : tracks,
      columnSpacing: isRow ? rowSpacing : columnSpacing,
      rowSpacing: isRow ? columnSpacing : rowSpacing, insets: insets, order: .shortestFromCursor,
      orderTolerance: style.tolerance, isStrict: true,
      isDense: algorithm.hasSuffix("/dense") || style.isDense, snapping: .none)
    let items = items.map { LaneItem($0, isRow: isRow, lanes: tracks.count, isTurned: isTurned) }
    let order = items.indices.sorted { (items[$0].order, $0) < (items[$1].order, $1) }
    let across = isRow ? value["containerHeight"].number ?? 0 : width
    let area = LayoutArea(width: across)
    let ordered = order.map { items[$0].layoutItem }
    let arrangement =
      isTurned
      ? MirroredLayout(layout).arrange(ordered, in: area) : layout.arrange(ordered, in: area)

    var result = PeerResult(arrangement)
    result.columns = []
    for (position, index) in order.enumerated() {
      result.frames[index] = items[index].content(of: arrangement.frames[position])
    }
    let end = isRow ? width : value["containerHeight"].number ?? 0
    let length = max(arrangement.size.height, end)
    if style.direction.contains("fill-reverse") {
      result.frames = result.frames.map { frame in
        Rect(x: frame.x, y: length - frame.maxY, width: frame.width, height: frame.height)
      }
    }
    result.height = length
    if isRow {
      result.height = nil
      result.frames = result.frames.map {
        Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width)
      }
    }
    return result
  }
}
