/// Some colors of a histogram, and the cut that makes the most of them when they become two boxes.
///
/// Source: Wu, "Efficient Statistical Computations for Optimal Color Quantization", Graphics Gems
/// II, 1991: of all boxes and all planes across them, the cut that takes away the most variance. We
/// look at the colors of a box instead of at tables of moments, so that cells may be fine.
struct ColorBox {
  private(set) var points: [WeightedColor]
  let weight: Int
  let sums: SIMD4<Int>

  /// How much variance the best cut takes away, times weight; 0 where there is nothing to cut.
  private(set) var gain = 0.0
  private var channel = 0
  private var bound: Int32 = 0

  init(_ points: [WeightedColor]) {
    self.points = points
    var (weight, sums) = (0, SIMD4<Int>())
    for point in points {
      weight += point.weight
      sums &+= SIMD4(truncatingIfNeeded: point.place) &* point.weight
    }
    (self.weight, self.sums) = (weight, sums)
    for channel in 0..<3 { lookForCut(across: channel) }
  }

  /// The two sides of the best cut.
  func halves() -> (ColorBox, ColorBox) {
    (
      ColorBox(points.filter { $0.place[channel] >> 4 < bound }),
      ColorBox(points.filter { $0.place[channel] >> 4 >= bound })
    )
  }

  private mutating func lookForCut(across channel: Int) {
    var levels = Array(repeating: (weight: 0, sums: SIMD4<Int>()), count: 256)
    for point in points {
      let level = Int(point.place[channel] >> 4)
      levels[level].weight += point.weight
      levels[level].sums &+= SIMD4(truncatingIfNeeded: point.place) &* point.weight
    }
    let whole = Self.spread(sums, weight)
    var (below, belowSums) = (0, SIMD4<Int>())
    for level in 0..<255 {
      below += levels[level].weight
      belowSums &+= levels[level].sums
      guard levels[level].weight > 0, below < weight else { continue }
      let gain =
        Self.spread(belowSums, below) + Self.spread(sums &- belowSums, weight - below) - whole
      if gain > self.gain { (self.gain, self.channel, bound) = (gain, channel, Int32(level + 1)) }
    }
  }

  /// The square of the sums by the weight, in doubles as it does not fit an integer; only basic
  /// operations in a fixed order, so equal on all machines.
  private static func spread(_ sums: SIMD4<Int>, _ weight: Int) -> Double {
    let (x, y, z) = (Double(sums.x), Double(sums.y), Double(sums.z))
    return (x * x + y * y + z * z) / Double(weight)
  }
}
