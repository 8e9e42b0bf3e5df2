import ImageComparison
import Pixels

/// Job J3: the comparison of two decoded pictures of 4096 by 4096 pixels.
struct ComparisonJobs {
  private let picture: StraightBitmap
  private let side = 4096

  init() {
    let side = side
    var random = SeededNumbers(seed: 3)
    // Soft stripes with a little noise, as a photograph has it.
    let colors = (0..<(side * side)).map { index in
      let (x, y) = (index % side, index / side)
      let bits = random.next()
      return Color(
        red: UInt8(truncatingIfNeeded: (x / 9) & 127 + Int(bits & 7)),
        green: UInt8(truncatingIfNeeded: (y / 7) & 127 + Int(bits >> 8 & 7)),
        blue: UInt8(truncatingIfNeeded: ((x + y) / 11) & 127 + Int(bits >> 16 & 7)))
    }
    picture = StraightBitmap(size: PixelSize(width: side, height: side), colors: colors)
  }

  /// 60 squares of 128 by 128 pixels in which every channel changes: 960 thousand pixels and a bit.
  private var sparse: StraightBitmap {
    var changed = picture
    for index in 0..<60 {
      let (left, top) = (index % 10 * 400 + 30, index / 10 * 660 + 50)
      for y in top..<(top + 128) {
        for x in left..<(left + 128) { changed[x, y].green ^= 96 }
      }
    }
    return changed
  }

  /// Every pixel is another one.
  private var everything: StraightBitmap {
    var changed = picture
    for index in changed.colors.indices {
      changed.colors[index].red ^= 0x80
      changed.colors[index].blue ^= 0x40
    }
    return changed
  }

  func measurements() throws(ComparisonError) -> [Measurement] {
    // A picture of its own in memory, so that nothing is known to be equal.
    var same = picture
    same[0, 0].alpha = 255
    let (sparse, everything) = (sparse, everything)
    var results = [bytes(same)]
    for metric in ComparisonMetric.all {
      results += [
        try comparing(metric, same, "the same", target: metric.name == "exact" ? 10 : nil),
        try comparing(metric, sparse, "sparse", target: metric.name == "yiq" ? 40 : nil),
        try comparing(metric, everything, "everything", target: metric.name == "yiq" ? 130 : nil),
      ]
    }
    results.append(
      try comparing(
        .yiq, everything, "everything, smoothed edges ignored", target: 1500,
        ignoresAntialiasing: true))
    return results
  }

  private func bytes(_ other: StraightBitmap) -> Measurement {
    .of("\(side) x \(side) pixels, bytes alone", runs: 5, count: 1) {
    } run: { _ in
      picture.colors == other.colors ? 1 : 0
    }
  }

  private func comparing(
    _ metric: ComparisonMetric, _ other: StraightBitmap, _ what: String, target: Double?,
    ignoresAntialiasing: Bool = false
  ) throws(ComparisonError) -> Measurement {
    var comparator = ImageComparator(metric)
    comparator.ignoresAntialiasing = ignoresAntialiasing
    _ = try comparator.compare(picture, other)
    return .of(
      "\(metric.name), \(what)", target: target.map { $0 * 1e6 }, runs: 3, count: 1
    ) {
    } run: { _ in
      (try? comparator.compare(picture, other).diffCount) ?? .min
    }
  }
}
