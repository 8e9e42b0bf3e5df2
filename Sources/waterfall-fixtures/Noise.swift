/// Smooth noise over the plane, the same for the same seed.
struct Noise {
  let seed: UInt64

  /// From 0 to 1, one bump a unit.
  func value(_ x: Double, _ y: Double) -> Double {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (u, v) = (step(0, 1, x - left), step(0, 1, y - top))
    let (column, row) = (Int(left), Int(top))
    let upper = random(column, row) * (1 - u) + random(column + 1, row) * u
    let lower = random(column, row + 1) * (1 - u) + random(column + 1, row + 1) * u
    return upper * (1 - v) + lower * v
  }

  /// Noise of several sizes laid over each other, each half as large and half as strong.
  func cloud(_ x: Double, _ y: Double, octaves: Int = 5) -> Double {
    var (sum, weight, total, size) = (0.0, 1.0, 0.0, 1.0)
    for _ in 0..<octaves {
      sum += value(x * size, y * size) * weight
      total += weight
      weight /= 2
      size *= 2
    }
    return sum / total
  }

  /// From 0 to 1, its own for each cell.
  ///
  /// Source: the finalizer of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
  func random(_ column: Int, _ row: Int) -> Double {
    var z = seed &+ UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15
    z ^= UInt64(bitPattern: Int64(row)) &* 0xC2B2_AE3D_27D4_EB4F
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
  }
}
