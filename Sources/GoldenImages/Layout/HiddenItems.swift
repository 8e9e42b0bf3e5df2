import ImageComparison
import Pixels

/// Finds the pixels of items that are not to count: where they are as they are drawn now, and where the
/// record says that they were.
///
/// What lies over such an item counts, unless the item was seen in the same place.
struct HiddenItems {
  let ids: Set<String>

  /// Their pixels on the rectangle of a drawn frame.
  func mask(
    _ golden: [RecordedItem], _ actual: [RecordedItem], size: PixelSize, scale: Double,
    drawn: DrawnMoment?
  ) throws(GoldenError) -> ComparisonMask {
    let names = LayoutDifference(from: golden, to: actual).items.map(\.id)
    let owners = PixelOwners(
      ids: names, golden, actual, try drawn?.itemMap(), size: size, scale: scale)
    let isHidden = names.map(ids.contains)
    var hidden: [Bool] = []
    hidden.reserveCapacity(size.area)
    for top in stride(from: 0, to: size.height, by: HiddenItems.bandHeight) {
      let rows = top..<min(top + HiddenItems.bandHeight, size.height)
      let bands = [owners.actual, owners.golden, owners.frames].map {
        $0.band(rows, width: size.width)
      }
      for index in 0..<(rows.count * size.width) {
        let seen = [bands[0].top[index], bands[1].top[index]]
        let isCovered = seen.contains { $0 != ItemLayers.none }
        let owners = isCovered ? seen : [bands[2].top[index]]
        hidden.append(owners.contains { $0 >= 0 && isHidden[Int($0)] })
      }
    }
    return ComparisonMask(size: size, hiding: hidden)
  }

  private static let bandHeight = 64
}
