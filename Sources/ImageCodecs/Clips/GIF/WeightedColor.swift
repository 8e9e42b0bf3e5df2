/// A place in the color cube, and how much is seen there.
struct WeightedColor {
  /// Red, green and blue, in sixteenths of a level.
  ///
  /// Integers, so that sums do not depend on the machine; plain sRGB, as eyes and PSNR agree well
  /// enough about distances as short as those between two colors of one palette.
  var place: SIMD4<Int32>

  /// At least 1.
  var weight: Int

  static let unit: Int32 = 16

  init(place: SIMD4<Int32>, weight: Int) {
    self.place = place
    self.weight = weight
  }

  /// The mean of colors whose channels have these sums.
  init(sums: SIMD4<Int>, weight: Int) {
    let unit = Int(Self.unit)
    func mean(_ sum: Int) -> Int32 {
      Int32(min(max((sum * unit + weight / 2) / weight, 0), 255 * unit))
    }
    self.init(place: SIMD4(mean(sums.x), mean(sums.y), mean(sums.z), 0), weight: weight)
  }
}

extension SIMD4<Int32> {
  /// The square of the distance to another place in the color cube.
  @inline(__always)
  func squareDistance(to other: Self) -> Int32 {
    let difference = self &- other
    return (difference &* difference).wrappedSum()
  }
}
