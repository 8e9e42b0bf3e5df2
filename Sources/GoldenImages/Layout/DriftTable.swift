import Geometry

/// How far each item's way is off, over all frames of two sequences.
public struct DriftTable: Hashable, Sendable {
  /// The items that are off somewhere, the most first; those that are off alike by their names.
  public let drifts: [ItemDrift]

  /// - Parameters:
  ///   - golden: the items of each frame; those that one of the sequences lacks are left out.
  ///   - numbers: what the frames are called, where that is not their place in the list.
  public init(golden: [[RecordedItem]], actual: [[RecordedItem]], numbers: [Int]? = nil) {
    let count = min(golden.count, actual.count)
    let golden = Array(golden.prefix(count))
    let actual = Array(actual.prefix(count))
    let goldenWays = DriftTable.ways(golden)
    let actualWays = DriftTable.ways(actual)
    let ids = Set(goldenWays.keys).union(actualWays.keys).sorted()
    drifts = ids.map { id in
      ItemDrift(
        id: id, golden: goldenWays[id] ?? Array(repeating: nil, count: golden.count),
        actual: actualWays[id] ?? Array(repeating: nil, count: actual.count), numbers: numbers)
    }
    .filter { $0.kind != .none }
    .sorted { ($1.greatest, $0.id) < ($0.greatest, $1.id) }
  }

  private static func ways(_ frames: [[RecordedItem]]) -> [String: [Rect?]] {
    var ways: [String: [Rect?]] = [:]
    for (index, items) in frames.enumerated() {
      for item in items {
        ways[item.id, default: Array(repeating: nil, count: frames.count)][index] = item.frame
      }
    }
    return ways
  }
}
