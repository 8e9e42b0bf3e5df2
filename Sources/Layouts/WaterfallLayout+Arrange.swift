import Geometry

extension WaterfallLayout {
  /// Items are taken in blocks and each block in three passes, since a pass alone keeps its numbers
  /// in registers, and a block between passes stays in the nearest cache.
  private static let blockLength = 256

  public func arrange(_ items: [LayoutItem], width: Double) -> Arrangement {
    let boardWidth = width > 0 ? min(width, Self.maximumLength) : 0
    let edges = ColumnEdges(of: self, boardWidth: boardWidth)
    let top = LayoutUnit.rounded(points: insets.top)
    let spacing = LayoutUnit.rounded(points: rowSpacing)
    var queue = ColumnQueue(count: columnCount, top: top, tolerance: tolerance)
    let blockLength = min(Self.blockLength, items.count)
    var heights = [Int64](repeating: 0, count: blockLength)
    var turns = [ColumnTurn](repeating: .never, count: blockLength)
    var columns: [Int] = []
    let frames = [Rect](capacity: items.count) { frames in
      columns = [Int](capacity: items.count) { columns in
        for start in stride(from: 0, to: items.count, by: Self.blockLength) {
          let block = items.span.extracting(start..<min(start + Self.blockLength, items.count))
          measure(block, columnWidth: edges.width, into: &heights)
          var places = turns.mutableSpan
          queue.place(
            heights: heights.span.extracting(first: block.count), spacing: spacing, into: &places)
          for index in block.indices {
            let turn = places[index]
            frames.append(frame(at: turn, height: heights[index], in: edges))
            columns.append(turn.column)
          }
        }
      }
    }
    let bottom = queue.longest < LayoutUnit.limit ? queue.longest - spacing : LayoutUnit.limit
    let end = (items.isEmpty ? top : bottom) + LayoutUnit.rounded(points: insets.bottom)
    return Arrangement(
      frames: frames, columns: columns,
      size: Size(width: boardWidth, height: grid.edge(units: end) / grid.edgesPerPoint),
      columnCount: columnCount)
  }

  /// How much longer a column may be to count as equally long, in units.
  private var tolerance: Int64 {
    let hairline = isStrict ? 0 : 0.5 / scale
    return LayoutUnit.floored(points: max(orderTolerance, hairline))
  }

  private func measure(
    _ items: Span<LayoutItem>, columnWidth: Double, into heights: inout [Int64]
  ) {
    let lowest = minimumItemHeight
    let highest = min(maximumItemHeight, Self.maximumLength)
    let grid = grid
    var heights = heights.mutableSpan
    for index in items.indices {
      let height = columnWidth / items[index].aspectRatio + items[index].fixedHeight
      heights[index] = grid.height(points: min(max(height, lowest), highest))
    }
  }

  @inline(__always)
  private func frame(at turn: ColumnTurn, height: Int64, in edges: ColumnEdges) -> Rect {
    let top = grid.edge(units: turn.top)
    let bottom = grid.edge(units: min(turn.top + height, LayoutUnit.limit))
    var frame = edges.columns[turn.column]
    frame.y = top / grid.edgesPerPoint
    frame.height = (bottom - top) / grid.edgesPerPoint
    return frame
  }
}
