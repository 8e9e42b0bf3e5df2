public import Geometry

/// Where the items are.
extension LiveArrangement {
  public var items: [LayoutItem] { blocks.flatMap(\.items) }

  /// The place of an item.
  public func frame(ofItem index: Int) -> Rect {
    let (block, offset) = placed(index)
    return block.frame(at: offset, edges, FramePlacer(layout.grid))
  }

  /// The column of an item, counted from 0 at the left; the first of them where it covers several.
  public func column(ofItem index: Int) -> Int {
    let (block, offset) = placed(index)
    return block.turns[offset].column
  }

  /// All places at once, equal to what the layout makes of the items afresh.
  public var arrangement: Arrangement {
    var frames: [Rect] = []
    var columns: [Int] = []
    var spans: [Int] = []
    frames.reserveCapacity(itemCount)
    columns.reserveCapacity(itemCount)
    let placer = FramePlacer(layout.grid)
    for (index, block) in (blocks + [tail]).enumerated() {
      let isTail = index == blocks.count
      let count = isTail ? block.items.count : min(block.items.count, headCount - starts[index])
      for offset in 0..<max(0, count) {
        frames.append(block.frame(at: offset, edges, placer))
        columns.append(block.turns[offset].column)
        spans.append(block.span(at: offset))
      }
    }
    return Arrangement(
      frames: frames, columns: columns, spans: spans.contains { $0 > 1 } ? spans : [], size: size,
      columnCount: layout.columnCount, end: end)
  }

  /// Whose places tell where an item is.
  private func placed(_ index: Int) -> (block: LiveBlock, offset: Int) {
    if index >= headCount, index < itemCount { return (tail, index - headCount) }
    let (block, offset) = place(ofItem: index)
    return (blocks[block], offset)
  }
}

extension LiveBlock {
  fileprivate func span(at offset: Int) -> Int { spans.isEmpty ? 1 : spans[offset] }

  fileprivate func frame(at offset: Int, _ edges: ColumnEdges, _ placer: FramePlacer) -> Rect {
    let turn = turns[offset]
    var frame = placer.frame(
      in: edges.columns[turn.column], top: turn.top, height: heights[offset])
    if !spans.isEmpty {
      frame.width =
        items[offset].fixedWidth
        ?? edges.column(from: turn.column, span: spans[offset]).width
    }
    return frame
  }
}
