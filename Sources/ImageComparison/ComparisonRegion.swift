import Pixels

/// The part that two pictures share, and what of it is left out.
struct ComparisonRegion {
  let width: Int
  let height: Int
  private let ignored: [PixelRegion]
  private let mask: ComparisonMask?
  private let hidden: ComparisonMask?

  init(_ a: PixelSize, _ b: PixelSize, _ comparator: ImageComparator) {
    width = min(a.width, b.width)
    height = min(a.height, b.height)
    ignored = comparator.ignoredRegions
    mask = comparator.mask
    hidden = comparator.hidden
  }

  var isWhole: Bool { ignored.isEmpty && mask == nil && hidden == nil }

  /// Calls `body` with each stretch of a row in which nothing is compared, and what its pixels are then.
  func forEachIgnored(inRow y: Int, _ body: (Range<Int>, PixelVerdict) -> Void) {
    for region in ignored where region.rows(upTo: height).contains(y) {
      body(region.columns(upTo: width), .ignored)
    }
    if let mask { forEachDark(of: mask, inRow: y) { body($0, .ignored) } }
    if let hidden { forEachDark(of: hidden, inRow: y) { body($0, .hidden) } }
  }

  private func forEachDark(
    of mask: ComparisonMask, inRow y: Int, _ body: (Range<Int>) -> Void
  ) {
    guard y < mask.size.height else { return }
    let start = y * mask.size.width
    var x = 0
    let end = min(width, mask.size.width)
    while x < end {
      let first = x
      while x < end, mask.hidden[start + x] == 1 { x += 1 }
      if x > first { body(first..<x) }
      x += 1
    }
  }
}
