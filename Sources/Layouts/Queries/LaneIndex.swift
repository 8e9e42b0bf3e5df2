import Geometry

/// The items of one lane in the order in which they follow one another, for searching.
struct LaneIndex: Hashable, Sendable {
  /// In the order of their places.
  private(set) var items: [Int] = []

  /// Where each ends along the lane, in points; never falling.
  private(set) var ends: [Double] = []

  /// Where the items reach across the lane, in points.
  private(set) var acrossStart = Double.infinity
  private(set) var acrossEnd = -Double.infinity

  /// Whether the items came in the order of their places.
  private var isSorted = true

  mutating func append(_ item: Int, end: Double, across: (start: Double, end: Double)) {
    if let last = ends.last, end < last { isSorted = false }
    items.append(item)
    ends.append(end)
    acrossStart = min(acrossStart, across.start)
    acrossEnd = max(acrossEnd, across.end)
  }

  mutating func reserve(_ count: Int) {
    items.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  /// Brings items that went up into holes to their places.
  mutating func sort() {
    guard !isSorted else { return }
    let order = ends.indices.sorted { (ends[$0], items[$0]) < (ends[$1], items[$1]) }
    items = order.map { items[$0] }
    ends = order.map { ends[$0] }
    isSorted = true
  }

  /// The position of the first item that ends behind a place.
  func firstPosition(endingAfter place: Double) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
