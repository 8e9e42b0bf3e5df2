import ImageComparison
import Pixels

/// Finds items that only lie higher or lower than they did.
///
/// Which of two items lay above the other is recorded nowhere. Where all that differs of an item lies
/// where it covers others, the moment is drawn with that item under them: if that is the golden there,
/// nothing but the order has changed.
struct Restacking {
  /// By the places of the items.
  private(set) var covers: [Int: ItemEvidence.Cover] = [:]

  /// Each takes drawing a frame.
  private static let mostTries = 4

  /// The part of the pixels that may not be those of the golden all the same.
  private static let mostResidual = 0.05

  init(
    _ count: ItemCount, _ drawn: DrawnMoment?, golden: StraightBitmap, actual: StraightBitmap,
    _ map: DifferenceMap
  ) throws(GoldenError) {
    guard let drawn else { return }
    let candidates = count.items.indices.filter { index in
      let tally = count.tallies[index]
      return count.items[index].change == .same && tally.different > 0
        && tally.overlapping == tally.different
    }
    .sorted { (count.tallies[$1].different, $0) < (count.tallies[$0].different, $1) }
    for index in candidates.prefix(Restacking.mostTries) {
      let (tally, id) = (count.tallies[index], count.items[index].id)
      let under = try drawn.picture(lowering: id)
      guard under.size == golden.size else { continue }
      let layers = count.owners.actual.layers.filter {
        $0.owner == Int32(truncatingIfNeeded: index)
      }
      let residual = Restacking.residual(layers, golden, under, map)
      guard Double(residual) <= Restacking.mostResidual * Double(tally.different) else { continue }
      let others = count.items.indices.filter { count.tallies[$0].covered[index] ?? 0 > 0 }
      let most = others.max {
        (count.tallies[$0].covered[index] ?? 0, -$0) < (count.tallies[$1].covered[index] ?? 0, -$1)
      }
      guard let most else { continue }
      covers[index] = .init(id: count.items[most].id, pixels: tally.different)
    }
  }

  /// How many of the different pixels of an item are not those of another picture.
  private static func residual(
    _ layers: [ItemLayers.Layer], _ golden: StraightBitmap, _ other: StraightBitmap,
    _ map: DifferenceMap
  ) -> Int {
    var residual = 0
    let rows = 0..<min(map.size.height, golden.height)
    var columnsOfRow: [Int: [Range<Int>]] = [:]
    for layer in layers {
      layer.forEachStretch(in: rows, golden.width) { row, columns, _ in
        columnsOfRow[row, default: []].append(columns)
      }
    }
    for (row, columns) in columnsOfRow {
      map.forEachDifferent(inRow: row) { x in
        guard columns.contains(where: { $0.contains(x) }), golden[x, row] != other[x, row] else {
          return
        }
        residual += 1
      }
    }
    return residual
  }
}
