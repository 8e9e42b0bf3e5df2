import Geometry
public import ImageComparison
public import Pixels

/// Says of each item that differs what became of it.
public struct ItemAttribution: Sendable {
  public struct Finding: Hashable, Sendable {
    public let id: String
    public let verdict: ItemVerdict
    public let differentPixels: Int
  }

  /// The items that are not equal, in the order of the first layout.
  public let findings: [Finding]

  /// Different pixels that belong to no item.
  public let unowned: Int

  /// - Parameters:
  ///   - golden: the items of the first picture, what is drawn later behind what is drawn earlier.
  ///   - scale: pixels a point.
  public init(
    _ golden: [RecordedItem], _ actual: [RecordedItem], _ a: StraightBitmap, _ b: StraightBitmap,
    _ map: DifferenceMap, scale: Double, search: ShiftSearch = ShiftSearch()
  ) {
    let difference = LayoutDifference(from: golden, to: actual)
    let indices = Dictionary(
      difference.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    // The items on the actual picture own its pixels; where it has none, those of the first one do.
    var owners = PixelOwners(size: map.size)
    for item in golden + actual {
      guard let index = indices[item.id] else { continue }
      owners.give(ItemAttribution.pixels(item.frame, scale, map.size), to: index)
    }
    let (counts, unowned) = owners.count(map, owners: difference.items.count)
    let frames = Dictionary(
      golden.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    findings = difference.items.enumerated().compactMap { index, item in
      guard counts[index] > 0 || item.change != .same else { return nil }
      let shift = frames[item.id].flatMap { frame in
        search.find(
          ItemAttribution.pixels(frame, scale, a.size), of: a, in: b,
          expected: ItemAttribution.expected(item.change, scale))
      }
      let evidence = ItemEvidence(differentPixels: counts[index], shift: shift)
      let verdict = ItemVerdict(item.change, evidence, scale: scale)
      guard verdict != .equal else { return nil }
      return Finding(id: item.id, verdict: verdict, differentPixels: counts[index])
    }
    self.unowned = unowned
  }

  /// The whole pixels that a frame covers at least half.
  private static func pixels(
    _ frame: Rect, _ scale: Double, _ size: PixelSize
  ) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ start: Double, _ length: Double, _ limit: Int) -> Range<Int> {
      let low = min(max(0, (start * scale).rounded()), Double(limit))
      let high = min(max(low, ((start + length) * scale).rounded()), Double(limit))
      return low.isNaN || high.isNaN ? 0..<0 : Int(low)..<Int(high)
    }
    return (range(frame.x, frame.width, size.width), range(frame.y, frame.height, size.height))
  }

  private static func expected(_ change: LayoutChange, _ scale: Double) -> (dx: Int, dy: Int) {
    guard case .moved(let dx, let dy) = change else { return (0, 0) }
    func pixels(_ length: Double) -> Int {
      Int(exactly: min(max(length * scale, -1e6), 1e6).rounded()) ?? 0
    }
    return (pixels(dx), pixels(dy))
  }
}
