import ImageComparison
import Pixels

/// Counts the pixels that differ by the items that they belong to, in one pass over the rows.
struct ItemTallies {
  private(set) var tallies: [ItemTally]

  /// The places of different pixels that lie where no item was or is.
  private(set) var strays: [PixelPlace] = []

  /// Different pixels of no item that are too many to look at each.
  private(set) var strayRest = 0

  /// How many pixels of each text of the board itself differ, by its number.
  private(set) var labels: [Int: Int] = [:]

  private let owners: PixelOwners

  /// Whether an item stands in another place, or is not in both layouts.
  private let isChanged: [Bool]

  /// What lies where one item is seen through another and neither moved.
  private var undecided: [Pair: ItemTally] = [:]

  /// What lies in a text's room where an item may reach, its shadow.
  private var undecidedLabels: [Pair: ItemTally] = [:]

  private struct Pair: Hashable {
    let top: Int32
    let second: Int32
  }

  private static let bandHeight = 64
  private static let strayLimit = 1 << 20

  init(
    _ owners: PixelOwners, isChanged: [Bool], _ a: StraightBitmap, _ b: StraightBitmap,
    _ map: DifferenceMap
  ) {
    self.owners = owners
    self.isChanged = isChanged
    tallies = Array(repeating: ItemTally(), count: owners.ids.count)
    let (width, height) = (map.size.width, map.size.height)
    for top in stride(from: 0, to: height, by: Self.bandHeight) {
      let rows = top..<min(top + Self.bandHeight, height)
      var places: [PixelPlace] = []
      for y in rows { map.forEachDifferent(inRow: y) { places.append(PixelPlace(x: $0, y: y)) } }
      if !places.isEmpty { count(places, rows, width, a, b) }
    }
    decide()
  }

  private mutating func count(
    _ places: [PixelPlace], _ rows: Range<Int>, _ width: Int, _ a: StraightBitmap,
    _ b: StraightBitmap
  ) {
    let now = owners.actual.band(rows, width: width)
    let then = owners.golden.band(rows, width: width)
    let frames = owners.frames.band(rows, width: width)
    let labels = owners.labels.band(rows, width: width)
    var found = [Int32](repeating: ItemLayers.none, count: rows.count * width)
    for place in places {
      let index = (place.y - rows.lowerBound) * width + place.x
      let change = a.change(atColumn: place.x, row: place.y, from: b)
      let owner = owner(now, then, frames, index)
      // In the room of a text, and in no item's frame.
      if labels.top[index] >= 0, frames.top[index] < 0, let item = owner.top {
        let pair = Pair(top: item, second: labels.top[index])
        undecidedLabels[pair, default: ItemTally()].add(change)
        continue
      }
      switch owner {
      case .one(let owner):
        found[index] = owner
        tallies[Int(owner)].add(change)
      case .either(let top, let second):
        undecided[Pair(top: top, second: second), default: ItemTally()].add(change)
      case .none:
        if strays.count < Self.strayLimit { strays.append(place) } else { strayRest += 1 }
      }
    }
    noteCovers(found, rows, width)
  }

  private enum Owner {
    case one(Int32)
    case either(top: Int32, second: Int32)
    case none

    var top: Int32? {
      switch self {
      case .one(let item), .either(let item, _): item
      case .none: nil
      }
    }
  }

  /// Whose a different pixel is: of the items that are or were seen there, the one that moved; where
  /// none did, the topmost.
  private func owner(
    _ now: ItemLayers.Band, _ then: ItemLayers.Band, _ frames: ItemLayers.Band, _ index: Int
  ) -> Owner {
    // What lies over all items hides them, and is none.
    if now.top[index] == ItemLayers.nobody { return .none }
    let seen = [now.top[index], then.top[index], now.second[index], then.second[index]]
      .filter { $0 >= 0 }
    guard let first = seen.first else {
      return frames.top[index] >= 0 ? .one(frames.top[index]) : .none
    }
    if let moved = seen.first(where: { isChanged[Int($0)] }) { return .one(moved) }
    guard let other = seen.first(where: { $0 != first }) else { return .one(first) }
    return .either(top: first, second: other)
  }

  /// Notes which items lie over or under the pixels of others.
  private mutating func noteCovers(_ found: [Int32], _ rows: Range<Int>, _ width: Int) {
    var isShared = [Bool](repeating: false, count: found.count)
    for layer in owners.actual.layers where layer.owner >= 0 {
      layer.forEachStretch(in: rows, width) { row, columns, isOpaque in
        guard isOpaque else { return }
        let start = (row - rows.lowerBound) * width
        for column in columns {
          let owner = found[start + column]
          guard owner >= 0, owner != layer.owner else { continue }
          isShared[start + column] = true
          tallies[Int(layer.owner)].covered[Int(owner), default: 0] += 1
        }
      }
    }
    for index in found.indices where isShared[index] {
      tallies[Int(found[index])].overlapping += 1
    }
  }

  /// Gives what is seen through another item to the one of both that differs elsewhere too, else to the
  /// topmost: a shadow over a picture that changed is not what changed.
  private mutating func decide() {
    let certain = tallies.map(\.different)
    for (pair, tally) in undecidedLabels {
      if certain[Int(pair.top)] > 0 {
        tallies[Int(pair.top)].add(tally)
      } else {
        labels[Int(pair.second), default: 0] += tally.different
      }
    }
    for (pair, tally) in undecided {
      let (top, second) = (Int(pair.top), Int(pair.second))
      let isBelow = certain[top] == 0 && certain[second] > 0
      let (owner, other) = isBelow ? (second, top) : (top, second)
      tallies[owner].add(tally)
      tallies[owner].overlapping += tally.different
      // What lies above is not covered by what is seen through it.
      if !isBelow { tallies[other].covered[owner, default: 0] += tally.different }
    }
  }

  /// Gives stray pixels to an item after all.
  mutating func give(
    _ places: [PixelPlace], to owner: Int, _ a: StraightBitmap, _ b: StraightBitmap
  ) {
    for place in places { tallies[owner].add(a.change(atColumn: place.x, row: place.y, from: b)) }
  }
}
