import ImageComparison
import Pixels

/// Finds items for different pixels that lie where no item is, and none was as far as is known: those of
/// a shadow that is smaller now, say.
///
/// What hangs together and lies near items that differ anyway, or are not there any more, is that of the
/// nearest ones; what reaches farther belongs to none, as a background of another color does.
struct StrayPixels {
  /// The pixels of each item by its number, and those that belong to none.
  private(set) var owned: [Int: [PixelPlace]] = [:]
  private(set) var unowned: [PixelPlace] = []

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
      if let nearest = distances.min(by: <), nearest.0 <= reach {
        owned[nearest.1, default: []] += cluster
      } else if let shared = StrayPixels.share(cluster, frames, isSuspect, reach) {
        owned.merge(shared) { $0 + $1 }
      } else {
        unowned += cluster
      }
    }
  }

  /// Distances between pixels and items; more would take too long.
  private static let mostDistances = 1 << 25

  /// Gives each pixel to the item that is nearest to it, as where the shadows of several hang together;
  /// nil where one is too far from all.
  private static func share(
    _ cluster: [PixelPlace], _ frames: [[ItemLayers.PixelArea]], _ isSuspect: [Bool], _ reach: Int
  ) -> [Int: [PixelPlace]]? {
    let areas = frames.indices.filter { isSuspect[$0] }
      .flatMap { item in frames[item].map { (item: item, frame: $0) } }
    guard !areas.isEmpty, cluster.count <= mostDistances / areas.count else { return nil }
    var shared: [Int: [PixelPlace]] = [:]
    for place in cluster {
      let distances = areas.map { area in
        max(
          area.frame.columns.lowerBound - place.x, place.x + 1 - area.frame.columns.upperBound,
          area.frame.rows.lowerBound - place.y, place.y + 1 - area.frame.rows.upperBound, 0)
      }
      guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }),
        distances[nearest] <= reach
      else { return nil }
      shared[areas[nearest].item, default: []].append(place)
    }
    return shared
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
