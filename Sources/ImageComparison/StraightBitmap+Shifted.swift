public import Pixels

extension StraightBitmap {
  /// How many pixels of a part of a row are not those of another picture at another place; where that
  /// has none they are not.
  ///
  /// - Parameter columns: within the picture, like `row`.
  public func differentPixels(
    row: Int, columns: Range<Int>, in other: StraightBitmap, shiftedBy shift: (dx: Int, dy: Int)
  ) -> Int {
    let there = row + shift.dy
    let shared = columns.clamped(to: -shift.dx..<max(-shift.dx, other.width - shift.dx))
    guard (0..<other.height).contains(there), !shared.isEmpty else { return columns.count }
    var count = columns.count - shared.count
    let start = row * width + shared.lowerBound
    let startThere = there * other.width + shared.lowerBound + shift.dx
    // Four bytes are compared as one number; this is what a search for moved items spends its time on.
    unsafe colors.withUnsafeBytes { mine in
      unsafe other.colors.withUnsafeBytes { theirs in
        for index in 0..<shared.count {
          let a = unsafe mine.load(fromByteOffset: (start + index) * 4, as: UInt32.self)
          let b = unsafe theirs.load(fromByteOffset: (startThere + index) * 4, as: UInt32.self)
          if a != b { count += 1 }
        }
      }
    }
    return count
  }
}
