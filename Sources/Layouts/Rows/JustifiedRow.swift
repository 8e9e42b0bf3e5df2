/// A row that takes items until it is full.
struct JustifiedRow {
  private(set) var items: [LayoutItem] = []

  private let layout: JustifiedLayout

  /// Of the row, in points.
  private let width: Double

  /// Of all items side by side.
  private(set) var aspectRatio = 0.0

  /// Shapes beyond are drawn as if they were not; sums of them stay exact enough.
  private static let aspectRatios = 1e-6...1e6

  init(_ layout: JustifiedLayout, width: Double) {
    self.layout = layout
    self.width = width
  }

  mutating func append(_ item: LayoutItem) {
    items.append(item)
    aspectRatio += Self.aspectRatio(of: item)
  }

  /// Whether the row comes no further from the height wanted by one more item.
  func accepts(_ item: LayoutItem) -> Bool {
    let next = aspectRatio + Self.aspectRatio(of: item)
    guard !items.isEmpty, next > greatestAspectRatio else { return true }
    return abs(next - wantedAspectRatio(count: items.count + 1))
      <= abs(aspectRatio - wantedAspectRatio(count: items.count))
  }

  /// Whether the row is no higher than the tolerance allows.
  var isComplete: Bool {
    aspectRatio >= width / layout.rowHeight * (1 - layout.rowHeightTolerance)
  }

  /// The height at which the items fill the width, in points.
  var fullHeight: Double { widthOfItems(count: items.count) / aspectRatio }

  /// What spacing leaves of the width.
  func widthOfItems(count: Int) -> Double {
    max(0, width - Double(count - 1) * layout.columnSpacing)
  }

  /// Items without a shape are squares.
  static func aspectRatio(of item: LayoutItem) -> Double {
    var ratio = item.aspectRatio
    if let width = item.fixedWidth { ratio = width / item.fixedHeight }
    guard ratio > 0, ratio.isFinite else { return 1 }
    return min(max(ratio, aspectRatios.lowerBound), aspectRatios.upperBound)
  }

  private var greatestAspectRatio: Double {
    width / layout.rowHeight * (1 + layout.rowHeightTolerance)
  }

  private func wantedAspectRatio(count: Int) -> Double {
    widthOfItems(count: count) / layout.rowHeight
  }
}
