public import Pixels

/// Which of several things each pixel of a picture belongs to; at first to none.
public struct PixelOwners: Sendable {
  private let size: PixelSize

  /// Numbers of owners, -1 where there is none.
  private var owners: [Int32]

  public init(size: PixelSize) {
    self.size = size
    owners = Array(repeating: -1, count: size.area)
  }

  /// Gives pixels to an owner, whoever had them before.
  public mutating func give(_ part: (columns: Range<Int>, rows: Range<Int>), to owner: Int) {
    let columns = part.columns.clamped(to: 0..<size.width)
    for y in part.rows.clamped(to: 0..<size.height) {
      for index in (y * size.width + columns.lowerBound)..<(y * size.width + columns.upperBound) {
        owners[index] = Int32(truncatingIfNeeded: owner)
      }
    }
  }

  /// How many different pixels each of so many owners has, and how many none has.
  ///
  /// - Parameter map: of a picture of this size.
  public func count(_ map: DifferenceMap, owners count: Int) -> (owned: [Int], unowned: Int) {
    precondition(map.size == size, "the map is of the same picture")
    var owned = [Int](repeating: 0, count: count)
    var unowned = 0
    for (index, kind) in map.classes.enumerated()
    where kind == PixelVerdict.different.rawValue || kind == PixelVerdict.overhang.rawValue {
      let owner = Int(owners[index])
      if owner >= 0 { owned[owner] += 1 } else { unowned += 1 }
    }
    return (owned, unowned)
  }
}
