public import Geometry

/// Sections one below the other, each with a layout of its own.
///
/// A section is as high as the room around its header and footer, these, and what its layout makes
/// of its items; without items that is the sum of its insets. A header of no height is none, and has
/// no room around it.
public struct SectionedLayout: Hashable, Sendable {
  /// Around all sections.
  public let insets: EdgeInsets

  let grid: DeviceGrid

  /// - Throws: ``LayoutError`` for a setting out of its range, so that arranging cannot fail.
  public init(
    insets: EdgeInsets = .zero, snapping: Snapping = .distribute, scale: Double = 1
  ) throws(LayoutError) {
    guard WaterfallLayout.scales.contains(scale) else {
      throw .scale(scale, allowed: WaterfallLayout.scales)
    }
    try LayoutSetting.check(insets)
    self.insets = insets
    grid = DeviceGrid(snapping: snapping, scale: scale)
  }

  /// - Parameter width: of the whole board with its insets, in points.
  public func arrange(_ sections: [LayoutSection], width: Double) -> SectionedArrangement {
    let board = LayoutArea(width: width)
    let left = min(insets.left, board.width)
    let inner = max(0, board.width - left - insets.right)
    var result = SectionedArrangement()
    var y = rounded(insets.top)
    for section in sections {
      let start = y
      let header = bar(section.header, x: left, width: inner, y: &y)
      let area = LayoutArea(x: left, y: y, width: inner)
      let items = section.layout.arrange(section.items, in: area)
      y = items.end
      let footer = bar(section.footer, x: left, width: inner, y: &y)
      y = min(y, LayoutUnit.end)
      let frame = grid.snappedEdges(Rect(minX: left, minY: start, maxX: left + inner, maxY: y))
      let separator = line(of: section, at: y, across: footer ?? frame)
      result.append(
        items,
        SectionPlace(
          frame: frame, header: header, footer: footer, separator: separator,
          itemIndexes: result.itemCount..<result.itemCount + section.items.count,
          columnCount: items.columnCount, hasStickyHeader: section.header?.isSticky ?? false))
    }
    result.size = Size(width: board.width, height: grid.snapped(y + rounded(insets.bottom)))
    return result
  }

  /// The line at the end of a section, as long as its footer.
  private func line(of section: LayoutSection, at end: Double, across strip: Rect) -> Rect? {
    let height = min(section.separatorHeight, strip.height)
    guard height > 0 else { return nil }
    let bottom = section.footer == nil ? end : strip.maxY
    return grid.snappedEdges(
      Rect(x: strip.x, y: bottom - height, width: strip.width, height: height))
  }

  /// Places a header or a footer, and moves below it.
  private func bar(_ bar: SectionBar?, x: Double, width: Double, y: inout Double) -> Rect? {
    guard let bar, bar.height > 0 else { return nil }
    let top = y + rounded(bar.insets.top)
    let bottom = top + rounded(bar.height)
    y = bottom + rounded(bar.insets.bottom)
    let left = min(bar.insets.left, width)
    return grid.snappedEdges(
      Rect(
        x: x + left, y: top, width: max(0, width - left - bar.insets.right),
        height: bottom - top))
  }

  /// A length in whole units, so that sums are exact.
  private func rounded(_ points: Double) -> Double {
    Double(LayoutUnit.rounded(points: points)) / LayoutUnit.perPoint
  }
}
