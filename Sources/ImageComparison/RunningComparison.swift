import CImageComparison
public import Pixels

/// A comparison of two pictures of one size that are given band by band, from the top, so that neither
/// need stand in memory whole. It finds what ``ImageComparator/compare(_:_:)`` finds.
public struct RunningComparison {
  /// What was found so far.
  public private(set) var comparison: Comparison

  private let comparator: ImageComparator
  private let region: ComparisonRegion
  private var rowCount = 0

  /// Nil where what becomes of a pixel depends on those around it, or is to be known of each pixel.
  public init?(_ comparator: ImageComparator, of size: PixelSize) throws(ComparisonError) {
    guard !comparator.metric.judgesStructure, !comparator.ignoresAntialiasing,
      !comparator.needsMap
    else { return nil }
    try comparator.checkMask(for: size, size)
    self.comparator = comparator
    region = ComparisonRegion(size, size, comparator)
    comparison = Comparison(equalPicturesOf: size)
  }

  /// Compares the next rows.
  ///
  /// - Parameters:
  ///   - a: The rows of the first picture, each as wide as it is, colors not multiplied by alpha; what
  ///     is more is not looked at. In memory they are what ``Color`` says.
  ///   - b: Those of the second one.
  public mutating func compare(_ a: [Pixel], _ b: [Pixel], rowCount: Int) {
    let count = rowCount * region.width
    precondition(a.count >= count && b.count >= count, "there are as many rows as are compared")
    precondition(self.rowCount + rowCount <= region.height, "a picture has no more rows than these")
    unsafe a.withUnsafeBytes { bytesA in
      unsafe b.withUnsafeBytes { bytesB in
        guard let startA = bytesA.baseAddress, let startB = bytesB.baseAddress else { return }
        let pair = unsafe ComparePair(
          a: startA.assumingMemoryBound(to: UInt8.self),
          b: startB.assumingMemoryBound(to: UInt8.self), a_stride: region.width,
          b_stride: region.width, width: region.width, height: rowCount)
        var bands = unsafe BandComparison(comparator, pair, region, firstRow: self.rowCount)
        let rows = self.rowCount..<self.rowCount + rowCount
        for top in stride(from: rows.lowerBound, to: rows.upperBound, by: BandComparison.height)
        where comparison.isComplete {
          bands.compare(from: top, into: &comparison)
          if comparator.stopsAtFirst, comparison.diffCount > 0 {
            comparison.isComplete = top + BandComparison.height >= region.height
          }
        }
      }
    }
    self.rowCount += rowCount
  }
}
