import ImageComparison
import Pixels

/// Finds items for different pixels that lie where no item is, and none was as far as is known: those of
/// a shadow that is smaller now, say.
///
/// What hangs together and lies near one item that differs anyway, or is not there any more, is that
/// item's; what reaches farther belongs to none, as a background of another color does.
struct StrayPixels {
  /// The pixels of each item by its number, and how many belong to none.
  private(set) var owned: [Int: [PixelPlace]] = [:]
  private(set) var unowned = 0

  /// - Parameters:
  ///   - frames: of each item, where it was and where it is, in pixels.
  ///   - isSuspect: of each item, whether it differs or changed its place.
  ///   - reach: how far an item's pixels may lie from its frames.
  init(
    _ strays: [PixelPlace], frames: [[ItemLayers.PixelArea]], isSuspect: [Bool], reach: Int
  ) {
    var rest = Set(strays)
    for stray in strays where rest.contains(stray) {
      let cluster = StrayPixels.cluster(around: stray, &rest)
      let xs = cluster.map(\.x)
      let ys = cluster.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { continue }
      let distances = frames.indices.filter { isSuspect[$0] }.compactMap { item -> (Int, Int)? in
        frames[item].map { frame in
          max(
            frame.columns.lowerBound - left, right + 1 - frame.columns.upperBound,
            frame.rows.lowerBound - top, bottom + 1 - frame.rows.upperBound, 0)
        }.min().map { ($0, item) }
      }
      guard let nearest = distances.min(by: <), nearest.0 <= reach else {
        unowned += cluster.count
        continue
      }
      owned[nearest.1, default: []] += cluster
    }
  }

  /// Takes out the pixels that hang together with one, over edges or corners.
  private static func cluster(
    around start: PixelPlace, _ rest: inout Set<PixelPlace>
  ) -> [PixelPlace] {
    var cluster = [start]
    rest.remove(start)
    var next = 0
    while next < cluster.count {
      let place = cluster[next]
      next += 1
      for y in (place.y - 1)...(place.y + 1) {
        for x in (place.x - 1)...(place.x + 1) {
          if let found = rest.remove(PixelPlace(x: x, y: y)) { cluster.append(found) }
        }
      }
    }
    return cluster
  }
}
