import Dragging
import Geometry
import Layouts

/// A waterfall of items of fixed heights, section below section.
struct TestBoard: Sendable {
  var layout: WaterfallLayout
  var width = 320.0

  /// Of each item, by its number.
  var heights: [Double]

  var order: DragOrder

  /// Above the items of each section, an empty one included.
  var headerHeight = 0.0

  /// Three columns in 320 points, 10 apart, unless said otherwise.
  init(_ sections: [[Double]], columns: Int = 3, width: Double = 320) throws {
    layout = try WaterfallLayout(columnCount: columns, columnSpacing: 10, rowSpacing: 10)
    self.width = width
    heights = sections.flatMap(\.self)
    var next = 0
    order = DragOrder(
      sections: sections.map { section in
        defer { next += section.count }
        return Array(next..<next + section.count)
      })
  }

  func arrange(_ order: DragOrder) -> SlotMap {
    var slots = [Rect](repeating: .zero, count: heights.count)
    var sections: [Rect] = []
    var top = 0.0
    for items in order.sections {
      let arrangement = layout.arrange(
        items.map { LayoutItem(aspectRatio: .infinity, fixedHeight: heights[$0]) }, width: width)
      for (item, frame) in zip(items, arrangement.frames) {
        slots[item] = frame
        slots[item].y += top + headerHeight
      }
      let height = headerHeight + arrangement.size.height
      sections.append(Rect(x: 0, y: top, width: width, height: height))
      top += height
    }
    return SlotMap(slots: slots, sections: sections, contentHeight: top)
  }

  func session(
    _ settings: DragSettings = .standard, policy: DragPolicy = DragPolicy(),
    viewport: Viewport? = nil
  ) -> DragSession {
    DragSession(
      order: order, settings: settings, policy: policy, viewport: viewport,
      arrange: { arrange($0) })
  }
}
