/// The parts of a row in which none of several coverages changes.
struct CoverageSegments {
  private var scanners: [CoverageScanner]
  private let columns: Range<Int>

  /// The first row for which ``segments`` no longer hold.
  private var validUntil = Int.min

  /// Of the row last scanned, without the parts that the first outline leaves uncovered.
  private(set) var segments: [Range<Int>] = []

  /// For each segment the coverage by each outline, in the order of the outlines.
  private(set) var coverages: [Coverage] = []

  /// Joins outlines of one window, of which there is at least one.
  init(_ outlines: [Outline], columns: Range<Int>) {
    scanners = outlines.map(CoverageScanner.init)
    self.columns = columns
  }

  /// Brings ``segments`` to a row; rows are asked for from the top.
  mutating func scan(_ row: Int) {
    guard row >= validUntil else { return }
    validUntil = .max
    for index in scanners.indices {
      scanners[index].scan(row)
      validUntil = min(validUntil, scanners[index].validUntil)
    }
    segments.removeAll(keepingCapacity: true)
    coverages.removeAll(keepingCapacity: true)
    var next = Array(repeating: 0, count: scanners.count)
    var start = columns.lowerBound
    while start < columns.upperBound {
      var end = columns.upperBound
      for (index, scanner) in scanners.enumerated() {
        while scanner.runs[next[index]].end <= start { next[index] += 1 }
        end = min(end, scanner.runs[next[index]].end)
      }
      if scanners[0].runs[next[0]].coverage != .none {
        segments.append(start..<end)
        for (index, scanner) in scanners.enumerated() {
          coverages.append(scanner.runs[next[index]].coverage)
        }
      }
      start = end
    }
  }
}
