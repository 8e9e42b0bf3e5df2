/// Which source pixels make each target pixel along one axis, and in what shares.
struct AxisWeights: Sendable {
  /// The first source pixel of each target pixel.
  let starts: [Int32]

  /// Source pixels to each target pixel; those not needed have weight 0.
  let tapCount: Int

  /// `tapCount` for each target pixel; they sum to `1 << bits`.
  let weights: [Int16]

  /// At least 14.
  let bits: Int

  /// Weighs `sourceCount` pixels, of which the target shows `extent`, a fraction included, in sums
  /// that have room for weights of `largestBits`.
  ///
  /// Where taps come in multiples, the last ones may lie beyond the source, with weight 0.
  init(
    sourceCount: Int, extent: Double, targetCount: Int, largestBits: Int, tapMultiple: Int = 1
  ) {
    let scale = min(extent, Double(sourceCount)) / Double(targetCount)
    let kernel: ResamplingKernel = scale >= 1 ? .lanczos3 : .catmullRom
    let stretch = max(1, scale)
    // The more pixels share a sum, the smaller each weight: the peak stays near 1 << 14.
    var bits = 14
    while bits < largestBits, Double(1 << (bits - 13)) <= stretch { bits += 1 }

    let taps = (0..<targetCount).map { target in
      Self.taps(
        around: (Double(target) + 0.5) * scale, stretch, kernel, bits, sourceCount: sourceCount)
    }
    // The first pixels never step back, so that rows can be let go as soon as they are passed.
    var firsts = taps.map(\.start)
    for target in firsts.indices.dropLast().reversed() {
      firsts[target] = min(firsts[target], firsts[target + 1])
    }
    let longest = zip(taps, firsts).lazy.map { $0.start - $1 + $0.weights.count }.max() ?? 1
    let tapCount = (longest + tapMultiple - 1) / tapMultiple * tapMultiple
    var starts: [Int32] = []
    var weights: [Int16] = []
    starts.reserveCapacity(targetCount)
    weights.reserveCapacity(targetCount * tapCount)
    for (target, (start, ownWeights)) in taps.enumerated() {
      let fitting = min(firsts[target], sourceCount - longest)
      starts.append(Int32(fitting))
      weights.append(contentsOf: repeatElement(0, count: start - fitting))
      weights.append(contentsOf: ownWeights)
      weights.append(contentsOf: repeatElement(0, count: starts.count * tapCount - weights.count))
    }
    self.bits = bits
    self.tapCount = tapCount
    self.starts = starts
    self.weights = weights
  }

  /// The source pixels of a target pixel.
  func sources(of target: Int) -> Range<Int> {
    let start = Int(starts[target])
    return start..<(start + tapCount)
  }

  /// The pixels around a place that count; those beyond the picture's ends are left out and the
  /// rest count the more.
  private static func taps(
    around center: Double, _ stretch: Double, _ kernel: ResamplingKernel, _ bits: Int,
    sourceCount: Int
  ) -> (start: Int, weights: [Int16]) {
    let reach = kernel.support * stretch
    let last = Double(sourceCount - 1)
    let first = Int(max(0, min((center - reach + 0.5).rounded(.down), last)))
    let end = Int(max(Double(first + 1), min((center + reach + 0.5).rounded(.down), last + 1)))
    let shares = (first..<end).map { index in
      let distance = abs(Double(index) + 0.5 - center) / stretch
      return distance < kernel.support ? kernel.weight(distance) : 0
    }
    return trimmed(first, rounded(shares, bits: bits))
  }

  /// Shares as whole numbers that sum to exactly `1 << bits`: the running sum is rounded.
  private static func rounded(_ shares: [Double], bits: Int) -> [Int16] {
    let total = shares.reduce(0, +)
    guard total > 0 else { return shares.map { _ in 0 } }
    let unit = Double(1 << bits)
    var sum = 0.0
    var used = 0.0
    return shares.indices.map { index in
      sum += shares[index]
      let reached = index == shares.count - 1 ? unit : (sum / total * unit).rounded()
      defer { used = reached }
      return Int16(max(-32768, min(reached - used, 32767)))
    }
  }

  private static func trimmed(
    _ start: Int, _ weights: [Int16]
  ) -> (start: Int, weights: [Int16]) {
    guard let first = weights.firstIndex(where: { $0 != 0 }),
      let last = weights.lastIndex(where: { $0 != 0 })
    else { return (start, weights) }
    return (start + first, Array(weights[first...last]))
  }
}
