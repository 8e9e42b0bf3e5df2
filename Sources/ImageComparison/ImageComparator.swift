import CImageComparison
public import Pixels

/// Compares pictures: bytes first, then only what changed, by a metric.
///
/// The same pictures give the same numbers on every machine, in both orders.
public struct ImageComparator: Sendable {
  public var metric: ComparisonMetric

  /// Whether pixels of edges that are smoothed do not count.
  public var ignoresAntialiasing = false

  /// Where nothing is compared.
  public var ignoredRegions: [PixelRegion] = []
  public var mask: ComparisonMask?

  /// What is left out since it belongs to something that is not to count; counted by itself.
  public var hidden: ComparisonMask?

  /// Different pixels that touch fewer than this, themselves among them, do not count; 1 leaves out
  /// none.
  public var smallestCluster = 1

  /// Whether it is to be known of each pixel what it is.
  public var wantsMap = false

  /// Whether one different pixel is enough, and the count of them does not matter.
  public var stopsAtFirst = false

  public init(_ metric: ComparisonMetric = .exact) {
    self.metric = metric
  }

  /// The most pixels that the rectangle around both pictures may have where each is to be known.
  private static let mapLimit = 1 << 30

  public func compare(
    _ a: StraightBitmap, _ b: StraightBitmap
  ) throws(ComparisonError) -> Comparison {
    try checkMask(for: a.size, b.size)
    let region = ComparisonRegion(a.size, b.size, self)
    var comparison = Comparison(a, b)
    if needsMap {
      let around = PixelSize(width: max(a.width, b.width), height: max(a.height, b.height))
      guard around.area <= ImageComparator.mapLimit else { throw .noMemory(bytes: around.area) }
      comparison.map = DifferenceMap(a.size, b.size)
    }
    if !(stopsEarly && comparison.verdict == .size) {
      comparePixels(a, b, region, &comparison)
    } else {
      comparison.isComplete = false
    }
    if smallestCluster > 1 {
      comparison.leaveOutClusters(below: smallestCluster)
      if !wantsMap { comparison.map = nil }
    }
    comparison.addOverhang()
    return comparison
  }

  var needsMap: Bool { wantsMap || smallestCluster > 1 }

  /// How large clusters are is known at the end only.
  private var stopsEarly: Bool { stopsAtFirst && smallestCluster <= 1 }

  /// Refuses a mask that is of neither picture's size.
  public func checkMask(for a: PixelSize, _ b: PixelSize) throws(ComparisonError) {
    if let mask, mask.size != a, mask.size != b { throw .maskSize(mask.size, pictures: a) }
  }

  private func comparePixels(
    _ a: StraightBitmap, _ b: StraightBitmap, _ region: ComparisonRegion,
    _ comparison: inout Comparison
  ) {
    guard region.width > 0, region.height > 0 else { return }
    unsafe a.colors.withUnsafeBytes { bytesA in
      unsafe b.colors.withUnsafeBytes { bytesB in
        guard let startA = bytesA.baseAddress, let startB = bytesB.baseAddress else {
          return
        }
        let pair = unsafe ComparePair(
          a: startA.assumingMemoryBound(to: UInt8.self),
          b: startB.assumingMemoryBound(to: UInt8.self), a_stride: a.width, b_stride: b.width,
          width: region.width, height: region.height)
        var bands = unsafe BandComparison(self, pair, region)
        for top in stride(from: 0, to: region.height, by: BandComparison.height) {
          bands.compare(from: top, into: &comparison)
          if stopsEarly, comparison.diffCount > 0 {
            comparison.isComplete = top + BandComparison.height >= region.height
            return
          }
        }
      }
    }
  }
}
