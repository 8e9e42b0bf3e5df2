import Geometry
import Layouts
import Testing

/// Boards that make no sense still get an arrangement, with finite numbers in it.
@Suite struct HostileNumberTests {
  private static let numbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, -1, .leastNonzeroMagnitude,
    .leastNormalMagnitude, 1e-9, 1, 1e9, 1e18, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  private func expectFinite(_ arrangement: Arrangement, _ comment: Comment) {
    for frame in arrangement.frames {
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      #expect(numbers.allSatisfy { $0.isFinite && $0 >= 0 }, comment)
      #expect(frame.maxX <= arrangement.size.width + 0.5 + 1e-6, comment)
      #expect(frame.maxY <= arrangement.size.height, comment)
    }
    #expect(arrangement.size.width.isFinite && arrangement.size.height.isFinite, comment)
  }

  @Test(arguments: Snapping.allCases)
  func noShapeOfAnItemTraps(snapping: Snapping) throws {
    let layout = try WaterfallLayout(
      columnCount: 3, columnSpacing: 10, rowSpacing: 10, insets: EdgeInsets(all: 5),
      snapping: snapping, scale: 2)

    let items = Self.numbers.flatMap { shape in
      Self.numbers.map { LayoutItem(aspectRatio: shape, fixedHeight: $0) }
    }
    for width in Self.numbers {
      let arrangement = layout.arrange(items, width: width)

      #expect(arrangement.frames.count == items.count)
      expectFinite(arrangement, "width \(width)")
    }
  }

  @Test(arguments: Snapping.allCases)
  func theWidestRangeOfSettingsDoesNotTrap(snapping: Snapping) throws {
    let longest = WaterfallLayout.maximumLength
    for scale in [WaterfallLayout.scales.lowerBound, 1, WaterfallLayout.scales.upperBound] {
      for count in [1, 2, WaterfallLayout.columnCounts.upperBound] {
        let layout = try WaterfallLayout(
          columnCount: count, columnSpacing: longest, rowSpacing: longest,
          insets: EdgeInsets(all: longest), minimumItemHeight: longest,
          orderTolerance: .infinity, snapping: snapping, scale: scale)

        let arrangement = layout.arrange(LayoutItem.heights([0, 1, 1e9]), width: 1e9)

        #expect(arrangement.frames.allSatisfy { $0.y.isFinite && $0.height.isFinite })
      }
    }
  }

  @Test func aPictureWithoutWidthOrHeightTakesNoHeight() throws {
    let layout = try WaterfallLayout(columnCount: 1)

    let sizes = [
      Size(width: 0, height: 100), Size(width: 100, height: 0), Size(width: -3, height: 4),
      Size(width: .nan, height: 1), Size(width: -3, height: -4),
    ]
    let items = sizes.map { LayoutItem(naturalSize: $0) }
    let frames = layout.arrange(items, width: 100).frames

    #expect(frames.map(\.height) == [0, 0, 0, 0, 0])
  }

  @Test(arguments: [0, -1, .nan, -Double.infinity, .leastNonzeroMagnitude])
  func onABoardWithoutWidthColumnsHaveNone(width: Double) throws {
    let layout = try WaterfallLayout(
      columnCount: 2, columnSpacing: 10, insets: EdgeInsets(all: 5))

    let items = [LayoutItem(aspectRatio: 1, fixedHeight: 14), LayoutItem(aspectRatio: 1)]
    let arrangement = layout.arrange(items, width: width)

    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 5, width: 0, height: 14), Rect(x: 0, y: 5, width: 0, height: 0),
      ])
    #expect(arrangement.size.height == 24)
  }

  @Test(arguments: Snapping.allCases)
  func spacingGivesWayOnANarrowBoard(snapping: Snapping) throws {
    let layout = try WaterfallLayout(
      columnCount: 3, columnSpacing: 100, insets: EdgeInsets(all: 10), snapping: snapping)

    let frames = layout.arrange(LayoutItem.heights([5, 5, 5]), width: 60).frames

    #expect(frames.map(\.minX) == [10, 30, 50])
    #expect(frames.map(\.width) == [0, 0, 0])
  }

  @Test(arguments: Snapping.allCases)
  func noColumnIsNarrowerThanNothing(snapping: Snapping) throws {
    for count in 2...40 {
      let layout = try WaterfallLayout(
        columnCount: count, columnSpacing: 100, snapping: snapping, scale: 1.25)
      let items = [LayoutItem](repeating: .height(5), count: count)

      for width in 1...60 {
        let frames = layout.arrange(items, width: Double(width) / 7).frames
        #expect(frames.allSatisfy { $0.width >= 0 }, "\(count) columns on \(width)/7")
      }
    }
  }

  @Test func insetsGiveWayOnANarrowerBoard() throws {
    let layout = try WaterfallLayout(
      columnCount: 2, columnSpacing: 10, insets: EdgeInsets(all: 50), snapping: .none)

    let frames = layout.arrange(LayoutItem.heights([5, 5]), width: 30).frames

    #expect(frames.map(\.x) == [30, 30])
    #expect(frames.map(\.width) == [0, 0])
  }

  @Test func everyBoardEndsSomewhereAndNothingOverlapsThere() throws {
    let layout = try WaterfallLayout(columnCount: 1, rowSpacing: 1e9, snapping: .none)

    // The end is 2⁵⁰ / 192, some 5.9e12 points down.
    let items = [LayoutItem](repeating: .height(1e9), count: 4000)
    let arrangement = layout.arrange(items, width: 100)

    let end = 0x1p50 / 192
    #expect(arrangement.size.height == end)
    #expect(arrangement.frames.last == Rect(x: 0, y: end, width: 100, height: 0))
    for (upper, lower) in zip(arrangement.frames, arrangement.frames.dropFirst()) {
      #expect(upper.maxY <= lower.minY)
    }
  }
}
