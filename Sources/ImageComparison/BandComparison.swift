import CImageComparison

/// Compares bands of rows one after the other, in memory that is taken once.
///
/// A band is looked at in tiles: those in which no byte changed are passed over.
@safe
struct BandComparison {
  /// The rows of a band, and the side of a tile.
  static let height = 64

  private let comparator: ImageComparator
  private let pair: ComparePair
  private let firstRow: Int
  private let region: ComparisonRegion
  private var changedTiles: [UInt8]
  private var classes: [UInt8]
  private var edges: EdgeFinder

  /// - Parameters:
  ///   - pair: whose memory must outlive this.
  ///   - firstRow: the row of the pictures that the pair begins with; 0 where a metric looks around.
  init(
    _ comparator: ImageComparator, _ pair: ComparePair, _ region: ComparisonRegion,
    firstRow: Int = 0
  ) {
    self.comparator = comparator
    unsafe self.pair = unsafe pair
    self.firstRow = firstRow
    self.region = region
    let tiles = (region.width + BandComparison.height - 1) / BandComparison.height
    changedTiles = Array(repeating: 0, count: tiles)
    classes = Array(repeating: 0, count: region.width * BandComparison.height)
    edges = unsafe EdgeFinder(comparator, pair)
  }

  mutating func compare(from top: Int, into comparison: inout Comparison) {
    let rows = min(BandComparison.height, unsafe firstRow + pair.height - top)
    let changedCount = unsafe withUnsafePointer(to: pair) { pair in
      unsafe compare_changed_tiles(
        pair, top - firstRow, rows, BandComparison.height, &changedTiles)
    }
    guard changedCount > 0 else { return }
    let runs = changedRuns()
    for row in 0..<rows {
      for run in runs { classify(run, row: row, y: top + row) }
      hideIgnored(runs, row: row, y: top + row)
    }
    edges.find(&classes, runs: runs, rows: top..<(top + rows))
    for row in 0..<rows {
      for run in runs { tally(run, row: row, y: top + row, &comparison) }
    }
  }

  /// The columns of changed tiles, neighbours joined.
  private func changedRuns() -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (tile, isChanged) in changedTiles.enumerated() where isChanged == 1 {
      let start = tile * BandComparison.height
      let end = min(start + BandComparison.height, region.width)
      if let last = runs.last, last.upperBound == start {
        runs[runs.count - 1] = last.lowerBound..<end
      } else {
        runs.append(start..<end)
      }
    }
    return runs
  }

  private func pixels(_ x: Int, _ y: Int) -> (a: UnsafePointer<UInt8>, b: UnsafePointer<UInt8>) {
    let y = y - firstRow
    return unsafe (pair.a + (y * pair.a_stride + x) * 4, pair.b + (y * pair.b_stride + x) * 4)
  }

  private mutating func classify(_ run: Range<Int>, row: Int, y: Int) {
    let start = row * region.width + run.lowerBound
    let (a, b) = unsafe pixels(run.lowerBound, y)
    unsafe classes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      comparator.metric.classify(
        unsafe PixelRun(
          a: a, b: b, count: run.count, index: y * region.width + run.lowerBound,
          classes: base + start))
    }
  }

  private mutating func hideIgnored(_ runs: [Range<Int>], row: Int, y: Int) {
    guard !region.isWhole else { return }
    let start = row * region.width
    region.forEachIgnored(inRow: y) { columns, verdict in
      for run in runs {
        for x in columns.clamped(to: run) {
          switch classes[start + x] {
          // What is tolerated there need not be told from what would count.
          case PixelVerdict.tolerated.rawValue: classes[start + x] = PixelVerdict.equal.rawValue
          case PixelVerdict.different.rawValue: classes[start + x] = verdict.rawValue
          default: break
          }
        }
      }
    }
  }

  private func tally(_ run: Range<Int>, row: Int, y: Int, _ comparison: inout Comparison) {
    let start = row * region.width + run.lowerBound
    var counts = [UInt64](repeating: 0, count: Int(compare_class_count))
    unsafe classes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe compare_tally(base + start, run.count, &counts)
    }
    let changed = run.count - Int(counts[Int(PixelVerdict.equal.rawValue)])
    guard changed > 0 else { return }
    let here = classes[start..<(start + run.count)]
    comparison.add(counts)
    if counts[Int(PixelVerdict.different.rawValue)] > 0 {
      comparison.addDifferences(in: here, x: run.lowerBound - start, y: y)
    }
    comparison.map?.take(here, x: run.lowerBound, y: y)
    comparison.note(largestChange: largestChange(run, here, y: y))
  }

  /// In 255ths of a level; pixels that are left out do not count.
  private func largestChange(_ run: Range<Int>, _ here: ArraySlice<UInt8>, y: Int) -> UInt32 {
    let (a, b) = unsafe pixels(run.lowerBound, y)
    if region.isWhole { return unsafe compare_largest_change(a, b, run.count) }
    var most: UInt32 = 0
    for (x, kind) in here.enumerated()
    where kind != PixelVerdict.equal.rawValue && kind != PixelVerdict.ignored.rawValue
      && kind != PixelVerdict.hidden.rawValue
    {
      most = max(most, unsafe compare_largest_change(a + x * 4, b + x * 4, 1))
    }
    return most
  }
}
