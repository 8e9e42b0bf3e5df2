import CImageComparison
import Pixels

extension Comparison {
  /// Counts by the raw values of ``PixelVerdict``.
  mutating func add(_ counts: [UInt64]) {
    func count(_ verdict: PixelVerdict) -> Int { Int(counts[Int(verdict.rawValue)]) }
    diffCount += count(.different)
    toleratedCount += count(.tolerated)
    ignoredAntialiased += count(.antialiased)
    ignoredInRegions += count(.ignored)
    ignoredInItems += count(.hidden)
  }

  /// - Parameter x: the column of a pixel is its index in the slice and this.
  mutating func addDifferences(in classes: ArraySlice<UInt8>, x: Int, y: Int) {
    let different = PixelVerdict.different.rawValue
    guard let start = classes.firstIndex(of: different),
      let end = classes.lastIndex(of: different)
    else { return }
    note(PixelRegion(x: x + start, y: y, width: end - start + 1, height: 1))
  }

  /// - Parameter largestChange: in 255ths of a level.
  mutating func note(largestChange: UInt32) {
    maxDelta = max(maxDelta, Double(largestChange) / 255)
  }

  /// What lies in one of the pictures only is different.
  mutating func addOverhang() {
    guard overhangCount > 0 else { return }
    diffCount += overhangCount
    let width = max(sizeA.width, sizeB.width)
    let height = max(sizeA.height, sizeB.height)
    let shared = PixelSize(
      width: min(sizeA.width, sizeB.width), height: min(sizeA.height, sizeB.height))
    if sizeA.width != sizeB.width {
      let wider = sizeA.width > sizeB.width ? sizeA : sizeB
      note(
        PixelRegion(x: shared.width, y: 0, width: width - shared.width, height: wider.height))
    }
    if sizeA.height != sizeB.height {
      let taller = sizeA.height > sizeB.height ? sizeA : sizeB
      note(PixelRegion(x: 0, y: shared.height, width: taller.width, height: height - shared.height))
    }
  }

  private mutating func note(_ region: PixelRegion) {
    guard region.width > 0, region.height > 0 else { return }
    bounds = bounds?.union(region) ?? region
    let place = PixelPlace(x: region.x, y: region.y)
    guard let first else { return self.first = place }
    if place.y < first.y || place.y == first.y && place.x < first.x { self.first = place }
  }
}

extension DifferenceMap {
  mutating func take(_ row: ArraySlice<UInt8>, x: Int, y: Int) {
    let start = y * size.width + x
    classes.replaceSubrange(start..<(start + row.count), with: row)
  }
}
