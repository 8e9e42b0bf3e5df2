import Geometry
import Layouts
import Testing

/// How high an item is in its column.
@Suite struct ItemHeightTests {
  @Test func anItemIsAsHighAsItsShapeAndItsFixedPart() throws {
    let layout = try WaterfallLayout(columnCount: 2)

    let items = [LayoutItem(aspectRatio: 2, fixedHeight: 14), LayoutItem(aspectRatio: 0.5)]
    let frames = layout.arrange(items, width: 200).frames

    #expect(frames.map(\.height) == [64, 200])
  }

  @Test func heightsAreKeptBetweenTheMinimumAndTheMaximum() throws {
    let layout = try WaterfallLayout(
      columnCount: 1, minimumItemHeight: 20, maximumItemHeight: 200)

    // The fixed part counts too.
    let items = [
      LayoutItem(aspectRatio: 50, fixedHeight: 10), LayoutItem(aspectRatio: 0.1),
      LayoutItem(aspectRatio: 1, fixedHeight: 50),
    ]
    let frames = layout.arrange(items, width: 100).frames

    #expect(frames.map(\.height) == [20, 200, 150])
  }

  @Test func anItemWithoutHeightHasSpacingAboveAndBelow() throws {
    let layout = try WaterfallLayout(columnCount: 1, rowSpacing: 10)

    let arrangement = layout.arrange(LayoutItem.heights([0, 0, 5, 0]), width: 100)

    #expect(arrangement.frames.map(\.y) == [0, 10, 20, 35])
    #expect(arrangement.size.height == 35)
  }
}
