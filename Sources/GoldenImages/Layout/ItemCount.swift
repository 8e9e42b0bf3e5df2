import BoardRendering
import Geometry
import ImageComparison
import Pixels

/// Of two layouts and the pictures of them, how many pixels of each item differ.
struct ItemCount {
  let items: [LayoutDifference.Item]

  /// By the places of the items.
  let tallies: [ItemTally]

  let unowned: Int

  /// The texts of the board itself that differ.
  let labels: [LabelFinding]

  /// By the places of items, pixels beside them that are theirs after all.
  let strays: [Int: [PixelPlace]]
  let owners: PixelOwners

  private let goldenFrames: [String: Rect]
  let a: StraightBitmap
  let b: StraightBitmap
  private let scale: Double

  /// In points: pixels beside an item that no one else claims may be its shadow's, of which nothing may
  /// be left now.
  private static let leastReach = 24.0

  init(
    _ golden: [RecordedItem], _ actual: [RecordedItem], _ a: StraightBitmap, _ b: StraightBitmap,
    _ map: DifferenceMap, _ itemMap: ItemMap?, labels: [MomentLabel] = [], scale: Double
  ) {
    let items = LayoutDifference(from: golden, to: actual).items
    let owners = PixelOwners(
      ids: items.map(\.id), golden, actual, itemMap, labels: labels, size: map.size, scale: scale)
    let isChanged = items.map { $0.change != .same }
    var tallies = ItemTallies(owners, isChanged: isChanged, a, b, map)
    let before = ItemCount.frames(golden)
    let after = ItemCount.frames(actual)
    var ownedStrays: [Int: [PixelPlace]] = [:]
    var texts = tallies.labels
    var unowned = tallies.strays.count + tallies.strayRest
    // By frames alone, what lies beside them belongs to none.
    if itemMap != nil {
      let strays = StrayPixels(
        tallies.strays,
        frames: items.map { item in
          [before[item.id], after[item.id]].compactMap {
            $0?.pixelsTouched(scale: scale, in: map.size)
          }
        },
        isSuspect: items.indices.map { isChanged[$0] || tallies.tallies[$0].different > 0 },
        reach: max(Int((min(ItemCount.leastReach * scale, 1e6)).rounded(.up)), 2 * owners.reach))
      ownedStrays = strays.owned
      for (item, places) in strays.owned { tallies.give(places, to: item, a, b) }
      // Beside items that are as they were, what lies in the room of a text is that text.
      var rest = 0
      for place in strays.unowned {
        if let label = owners.label(at: place) { texts[label, default: 0] += 1 } else { rest += 1 }
      }
      unowned = rest + tallies.strayRest
    }
    self.items = items
    self.tallies = tallies.tallies
    self.unowned = unowned
    self.labels = texts.sorted { $0.key < $1.key }.map {
      LabelFinding(text: labels[$0.key].text, differentPixels: $0.value)
    }
    strays = ownedStrays
    self.owners = owners
    goldenFrames = before
    self.a = a
    self.b = b
    self.scale = scale
  }

  private static func frames(_ items: [RecordedItem]) -> [String: Rect] {
    Dictionary(items.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter cover: of an item by its place, what else is known to cover it.
  func findings(
    _ search: ShiftSearch, cover: (Int) -> ItemEvidence.Cover?
  ) -> [ItemAttribution.Finding] {
    items.indices.compactMap { index in
      let (item, tally) = (items[index], tallies[index])
      let covered = cover(index) ?? coverOfUnchanged(index)
      guard tally.different > 0 || item.change != .same || covered != nil else { return nil }
      let frame = goldenFrames[item.id]
      let area = frame.map { $0.pixelsCovered(scale: scale, in: a.size) }
      var evidence = ItemEvidence(
        tally, shift: shift(of: item, search),
        area: area.map { $0.columns.count * $0.rows.count } ?? 0)
      evidence.cover = covered
      evidence.fraction = fraction(of: item, evidence, area)
      let verdict = ItemVerdict(item.change, evidence, scale: scale)
      guard verdict != .equal else { return nil }
      return ItemAttribution.Finding(
        id: item.id, verdict: verdict, differentPixels: tally.different)
    }
  }

  /// Of an item that is as it was, what covers it another way.
  private func coverOfUnchanged(_ index: Int) -> ItemEvidence.Cover? {
    let tally = tallies[index]
    guard tally.different == 0, items[index].change == .same else { return nil }
    let most = tally.covered.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return most.map {
      .init(id: items[$0.key].id, pixels: tally.covered.values.reduce(0, +))
    }
  }

  /// Between whole places it is looked only for what stands in its place and is not found there.
  private func fraction(
    of item: LayoutDifference.Item, _ evidence: ItemEvidence, _ area: ItemLayers.PixelArea?
  ) -> SIMD2<Double>? {
    guard item.change == .same, evidence.cover == nil, evidence.differentPixels > 0,
      evidence.shift == nil, let area
    else { return nil }
    return SubpixelSearch(area, of: a, in: b).find().map { SIMD2($0.dx, $0.dy) }
  }

  private func shift(of item: LayoutDifference.Item, _ search: ShiftSearch) -> PixelShift? {
    goldenFrames[item.id].flatMap { frame in
      search.find(
        frame.pixelsCovered(scale: scale, in: a.size), of: a, in: b,
        expected: ItemCount.expected(item.change, scale))
    }
  }

  private static func expected(_ change: LayoutChange, _ scale: Double) -> (dx: Int, dy: Int) {
    guard case .moved(let dx, let dy) = change else { return (0, 0) }
    func pixels(_ length: Double) -> Int {
      Int(exactly: min(max(length * scale, -1e6), 1e6).rounded()) ?? 0
    }
    return (pixels(dx), pixels(dy))
  }
}
