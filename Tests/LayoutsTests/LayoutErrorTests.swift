import Geometry
import Layouts
import Testing

@Suite struct LayoutErrorTests {
  @Test(arguments: [0, -1, 1025, Int.max, .min])
  func aLayoutHasOneColumnAtLeastAndNotTooMany(count: Int) {
    #expect(throws: LayoutError.columnCount(count, allowed: 1...1024)) {
      try WaterfallLayout(columnCount: count)
    }
  }

  @Test(arguments: [-1, -Double.infinity, .infinity, 1e10])
  func aLengthIsFiniteAndNotNegative(length: Double) {
    func expect(
      _ setting: LayoutSetting, _ make: () throws -> WaterfallLayout,
      at location: SourceLocation = #_sourceLocation
    ) {
      #expect(
        throws: LayoutError.length(setting, length, allowed: 0...1e9), sourceLocation: location
      ) { try make() }
    }

    expect(.columnSpacing) { try WaterfallLayout(columnCount: 1, columnSpacing: length) }
    expect(.rowSpacing) { try WaterfallLayout(columnCount: 1, rowSpacing: length) }
    expect(.minimumItemHeight) { try WaterfallLayout(columnCount: 1, minimumItemHeight: length) }
    for (setting, side) in [
      (LayoutSetting.topInset, \EdgeInsets.top), (.leftInset, \.left), (.bottomInset, \.bottom),
      (.rightInset, \.right),
    ] {
      var insets = EdgeInsets.zero
      insets[keyPath: side] = length
      expect(setting) { try WaterfallLayout(columnCount: 1, insets: insets) }
    }
  }

  @Test func aLengthIsANumber() {
    #expect(throws: LayoutError.self) {
      try WaterfallLayout(columnCount: 1, columnSpacing: .nan)
    }
    #expect(throws: LayoutError.self) {
      try WaterfallLayout(columnCount: 1, maximumItemHeight: .nan)
    }
    #expect(throws: LayoutError.self) {
      try WaterfallLayout(columnCount: 1, orderTolerance: .nan)
    }
    #expect(throws: LayoutError.self) { try WaterfallLayout(columnCount: 1, scale: .nan) }
  }

  @Test func theMaximumHeightAndTheToleranceMayBeUnlimitedButNotNegative() throws {
    _ = try WaterfallLayout(
      columnCount: 1, maximumItemHeight: .infinity, orderTolerance: .infinity)

    #expect(throws: LayoutError.length(.maximumItemHeight, -1, allowed: 0 ... .infinity)) {
      try WaterfallLayout(columnCount: 1, maximumItemHeight: -1)
    }
    #expect(throws: LayoutError.length(.orderTolerance, -1, allowed: 0 ... .infinity)) {
      try WaterfallLayout(columnCount: 1, orderTolerance: -1)
    }
  }

  @Test func theMinimumHeightIsNotAboveTheMaximum() throws {
    _ = try WaterfallLayout(columnCount: 1, minimumItemHeight: 20, maximumItemHeight: 20)

    #expect(throws: LayoutError.minimumAboveMaximum(minimum: 21, maximum: 20)) {
      try WaterfallLayout(columnCount: 1, minimumItemHeight: 21, maximumItemHeight: 20)
    }
  }

  @Test(arguments: [0, -1, Double.infinity, 1e-7, 1001])
  func aScaleIsWithinReason(scale: Double) {
    #expect(throws: LayoutError.scale(scale, allowed: 1e-6...1e3)) {
      try WaterfallLayout(columnCount: 1, scale: scale)
    }
  }
}
