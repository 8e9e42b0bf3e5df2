/// Numbers of a comparison of two sequences, frame by frame.
public struct SequenceSummary: Hashable, Sendable {
  /// How many pixels of each frame differ; nil where one sequence has no such frame.
  public let counts: [Int?]

  public init(counts: [Int?]) {
    self.counts = counts
  }

  /// The numbers of the frames that differ or are there only once.
  public var divergent: [Int] { counts.indices.filter { counts[$0] != 0 } }

  public var first: Int? { divergent.first }
  public var last: Int? { divergent.last }

  /// The frame of which most pixels differ, the first of several.
  public var worst: Int? {
    divergent.filter { counts[$0] != nil }.max { (counts[$0] ?? 0, -$0) < (counts[$1] ?? 0, -$1) }
  }

  /// Whether both end with the same picture.
  public var settlesEqual: Bool { counts.last.map { $0 == 0 } ?? true }

  /// The most frames in a row that differ.
  public var longestRun: Int {
    var (longest, run) = (0, 0)
    for count in counts {
      run = count == 0 ? 0 : run + 1
      longest = max(longest, run)
    }
    return longest
  }
}
