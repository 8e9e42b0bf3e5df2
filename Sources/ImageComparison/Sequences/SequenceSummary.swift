/// Numbers of a comparison of two sequences, frame by frame.
public struct SequenceSummary: Hashable, Sendable {
  /// How many pixels of each frame differ; nil where one sequence has no such frame.
  public let counts: [Int?]

  /// Whether both end with the same picture.
  public let settlesEqual: Bool

  /// What the frames are called; they need not stand in the order of these.
  private let numbers: [Int]

  /// - Parameters:
  ///   - numbers: what the frames are called, where that is not their place in the list.
  ///   - settlesEqual: where the last entry does not say it.
  public init(counts: [Int?], numbers: [Int]? = nil, settlesEqual: Bool? = nil) {
    self.counts = counts
    self.numbers = numbers ?? Array(counts.indices)
    self.settlesEqual = settlesEqual ?? counts.last.map { $0 == 0 } ?? true
  }

  /// The numbers of the frames that differ or are there only once.
  public var divergent: [Int] { zip(counts, numbers).filter { $0.0 != 0 }.map(\.1) }

  public var first: Int? { divergent.first }
  public var last: Int? { divergent.last }

  /// The frame of which most pixels differ, the first of several.
  public var worst: Int? { worstPlace.map { numbers[$0] } }

  /// How many pixels of it differ.
  public var worstCount: Int? { worstPlace.flatMap { counts[$0] } }

  private var worstPlace: Int? {
    counts.indices.filter { counts[$0] ?? 0 != 0 }
      .max { (counts[$0] ?? 0, -$0) < (counts[$1] ?? 0, -$1) }
  }

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
