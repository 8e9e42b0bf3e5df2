import Geometry
import Layouts
import Testing

/// What people reported of other engines, as `cases/reports/reports-A.md` tells it.
@Suite struct ReportTests {
  /// A05: with one column, positions were not numbers.
  @Test func oneColumnIsAsWideAsTheBoard() throws {
    let layout = try WaterfallLayout(columnCount: 1, columnSpacing: 10, rowSpacing: 10)

    let sizes = [(600, 400), (300, 600), (600, 100)].map { Size(width: $0, height: $1) }
    let arrangement = layout.arrange(sizes.map { LayoutItem(naturalSize: $0) }, width: 600)

    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 600, height: 400), Rect(x: 0, y: 410, width: 600, height: 1200),
        Rect(x: 0, y: 1620, width: 600, height: 100),
      ])
    #expect(arrangement.size.height == 1720)
  }

  /// A06: a line of background was left at the right edge.
  @Test(arguments: [(1.0, [183.0, 182.0]), (2.0, [182.5, 182.5])])
  func twoColumnsCoverAnOddWidth(scale: Double, widths: [Double]) throws {
    let layout = try WaterfallLayout(
      columnCount: 2, columnSpacing: 10, rowSpacing: 10, scale: scale)

    let items = [LayoutItem](repeating: LayoutItem(aspectRatio: 1), count: 2)
    let frames = layout.arrange(items, width: 375).frames

    #expect(frames.map(\.width) == widths)
    #expect(frames.first?.minX == 0)
    #expect(frames.last?.maxX == 375)
    #expect(frames[1].minX - frames[0].maxX == 10)
  }

  /// A06, over all widths and column counts that it names.
  @Test(arguments: 1...9)
  func bothEdgesAreCoveredAtEveryWidth(columnCount: Int) throws {
    let layout = try WaterfallLayout(columnCount: columnCount, columnSpacing: 10)
    let items = [LayoutItem](repeating: .height(10), count: columnCount)

    for width in 300...400 {
      let frames = layout.arrange(items, width: Double(width)).frames

      #expect(frames.first?.minX == 0, "width \(width)")
      #expect(frames.last?.maxX == Double(width), "width \(width)")
      for (left, right) in zip(frames, frames.dropFirst()) {
        #expect((9...11).contains(right.minX - left.maxX), "width \(width)")
      }
    }
  }

  /// A07: a difference of one pixel broke the reading order.
  @Test(arguments: [(0.0, 110.0, 110.0, 210.0), (0.5, 110, 110, 210), (3, 0, 111, 211)])
  func aToleranceKeepsTheReadingOrder(
    tolerance: Double, x: Double, y: Double, boardHeight: Double
  ) throws {
    let layout = try WaterfallLayout(
      columnCount: 3, columnSpacing: 10, rowSpacing: 10, orderTolerance: tolerance)

    let arrangement = layout.arrange(LayoutItem.heights([101, 100, 100, 100]), width: 320)

    #expect(arrangement.frames.last == Rect(x: x, y: y, width: 100, height: 100))
    #expect(arrangement.size.height == boardHeight)
  }
}
