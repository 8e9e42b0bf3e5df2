import Pixels

/// The part that two pictures share, and what of it is left out.
struct ComparisonRegion {
  let width: Int
  let height: Int
  private let ignored: [PixelRegion]
  private let mask: ComparisonMask?

  init(_ a: PixelSize, _ b: PixelSize, _ ignored: [PixelRegion], _ mask: ComparisonMask?) {
    width = min(a.width, b.width)
    height = min(a.height, b.height)
    self.ignored = ignored
    self.mask = mask
  }

  var isWhole: Bool { ignored.isEmpty && mask == nil }

  /// Calls `body` with each stretch of a row in which nothing is compared.
  func forEachIgnored(inRow y: Int, _ body: (Range<Int>) -> Void) {
    for region in ignored where region.rows(upTo: height).contains(y) {
      body(region.columns(upTo: width))
    }
    guard let mask, y < mask.size.height else { return }
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
