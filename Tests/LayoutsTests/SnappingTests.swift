import Geometry
import Layouts
import Testing

/// A third of 320.
private let third = 320.0 / 3

@Suite struct SnappingTests {
  private func columns(
    of width: Double, count: Int, spacing: Double = 0, snapping: Snapping, scale: Double = 1
  ) throws -> [Rect] {
    let layout = try WaterfallLayout(
      columnCount: count, columnSpacing: spacing, snapping: snapping, scale: scale)
    let items = [LayoutItem](repeating: LayoutItem(aspectRatio: 1), count: count)
    return layout.arrange(items, width: width).frames
  }

  @Test func distributedThirdsOf320Are107And106And107Wide() throws {
    let columns = try columns(of: 320, count: 3, snapping: .distribute)

    #expect(columns.map(\.x) == [0, 107, 213])
    #expect(columns.map(\.width) == [107, 106, 107])
  }

  @Test func distributedHeightsComeFromTheWidthBeforeSnapping() throws {
    let columns = try columns(of: 320, count: 3, snapping: .distribute)

    // 106 2/3, whatever the width drawn.
    #expect(columns.map(\.height) == [107, 107, 107])
  }

  @Test func distributedThirdsAreExactAtThreePixelsAPoint() throws {
    let columns = try columns(of: 320, count: 3, snapping: .distribute, scale: 3)

    #expect(columns.map { ($0.minX * 3).rounded() } == [0, 320, 640])
    #expect(columns.map(\.width) == [third, third, third])
  }

  @Test func anEdgeHalfwayBetweenPixelsGoesUp() throws {
    let columns = try columns(of: 375, count: 2, spacing: 10, snapping: .distribute)

    // The edges are 182.5 and 192.5.
    #expect(columns.map(\.minX) == [0, 193])
    #expect(columns.map(\.maxX) == [183, 375])
  }

  @Test(arguments: [(1.5, [0.0, 160, 320]), (0.75, [0.0, 80, 160])])
  func scalesBetweenWholeNumbersSnapToTheirPixels(scale: Double, pixels: [Double]) throws {
    let columns = try columns(of: 320, count: 3, snapping: .distribute, scale: scale)

    #expect(columns.map { ($0.minX * scale).rounded() } == pixels)
    #expect(columns.allSatisfy { abs($0.minX * scale - ($0.minX * scale).rounded()) < 1e-9 })
    #expect(columns.last?.maxX == 320)
  }

  @Test func columnsOfWholePixelsAreAllEquallyWide() throws {
    let columns = try columns(of: 306, count: 10, spacing: 10, snapping: .distribute, scale: 1.25)

    // 21.6 points are 27 pixels. Edges brought to 1/192 point first would make 26, 27 and 28.
    #expect(columns.map { ($0.width * 1.25).rounded() } == [Double](repeating: 27, count: 10))
  }

  @Test func distributedStacksDoNotDrift() throws {
    let layout = try WaterfallLayout(columnCount: 1)

    // Each is 10.5 high: rounded one by one they would end at 1100.
    let items = [LayoutItem](repeating: .height(10.5), count: 100)
    let arrangement = layout.arrange(items, width: 50)

    #expect(arrangement.size.height == 1050)
    #expect(arrangement.frames.prefix(3).map(\.minY) == [0, 11, 21])
    #expect(arrangement.frames.prefix(3).map(\.height) == [11, 10, 11])
  }

  @Test(arguments: [(1.0, 106.0), (2.0, 106.5), (3.0, third)])
  func flooredThirdsOf320LeaveTheRestAtTheRight(scale: Double, width: Double) throws {
    let columns = try columns(of: 320, count: 3, snapping: .floor, scale: scale)

    #expect(columns.map(\.width) == [width, width, width])
    #expect(columns.map(\.x) == [0, width, 2 * width])
    #expect(columns.allSatisfy { abs($0.height - width) < 1e-9 })
  }

  @Test func flooredHeightsComeFromTheFlooredWidth() throws {
    let layout = try WaterfallLayout(columnCount: 3, snapping: .floor)

    // 106 / 0.75 is 141.33; 106 2/3 / 0.75 would be 142.2.
    let frame = layout.arrange([LayoutItem(aspectRatio: 0.75)], width: 320).frames.first

    #expect(frame?.height == 141)
  }

  @Test func aWholeHeightSurvivesFlooringThoughItsQuotientIsAHairLow() throws {
    let layout = try WaterfallLayout(columnCount: 1, snapping: .floor)

    // Each height is the whole number n, computed as width / (width / n).
    for height in 1...2000 {
      let item = LayoutItem(naturalSize: Size(width: 333, height: Double(height)))
      let frame = layout.arrange([item], width: 333).frames.first
      #expect(frame?.height == Double(height))
    }
  }

  @Test func withoutSnappingThirdsStayThirds() throws {
    let columns = try columns(of: 320, count: 3, snapping: .none)

    #expect(columns.map(\.x) == [0, third, 2 * third])
    #expect(columns.map(\.width) == [third, third, third])
    #expect(columns.allSatisfy { abs($0.height - third) < 1e-12 })
  }

  @Test func heightsAreRoundedHalfUpToUnits() throws {
    let layout = try WaterfallLayout(columnCount: 1, snapping: .none)

    let heights = [0.49, 0.5, 1.5, 2.5, 2.51].map { $0 / 192 }
    let frames = layout.arrange(LayoutItem.heights(heights), width: 10).frames

    #expect(frames.map { ($0.height * 192).rounded() } == [0, 1, 2, 3, 3])
  }

  @Test func spacingAndInsetsAreRoundedHalfUpToUnits() throws {
    let layout = try WaterfallLayout(
      columnCount: 1, rowSpacing: 0.5 / 192,
      insets: EdgeInsets(top: 2.5 / 192, left: 0, bottom: 4.5 / 192, right: 0), snapping: .none)

    let arrangement = layout.arrange(LayoutItem.heights([0, 0]), width: 10)

    #expect(arrangement.frames.map { ($0.y * 192).rounded() } == [3, 4])
    #expect((arrangement.size.height * 192).rounded() == 9)
  }
}
