/// How the frames of one sequence correspond to those of another.
///
/// Frames are what can be told equal: hashes of their pixels. What two sequences have in common is
/// their longest common subsequence, so that one frame which was dropped does not make all later ones
/// differ.
public struct FrameAlignment: Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    case same(a: Int, b: Int)
    /// Both have a frame here, and these are not equal.
    case changed(a: Int, b: Int)
    /// A frame of the first sequence that the second one lacks.
    case dropped(a: Int)
    /// A frame of the second sequence that only repeats the one before it.
    case duplicated(b: Int)
    case inserted(b: Int)
  }

  /// In the order of the frames; each frame of both stands in one step.
  public let steps: [Step]

  /// The most pairs of frames that are looked at; longer stretches are compared frame by frame.
  private static let pairLimit = 4_000_000

  public init<Frame: Hashable>(_ a: [Frame], _ b: [Frame]) {
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a[start...].reversed(), b[start...].reversed()).prefix { $0 == $1 }.count
    let (middleA, middleB) = (start..<(a.count - end), start..<(b.count - end))
    var steps: [Step] = (0..<start).map { .same(a: $0, b: $0) }
    var nextA = start
    var nextB = start
    let matches = FrameAlignment.matches(a, middleA, b, middleB)
    for match in matches + [(a: middleA.upperBound, b: middleB.upperBound)] {
      steps += FrameAlignment.gap(a, nextA..<match.a, b, nextB..<match.b)
      if match.a < middleA.upperBound { steps.append(.same(a: match.a, b: match.b)) }
      nextA = match.a + 1
      nextB = match.b + 1
    }
    steps += (0..<end).map { .same(a: middleA.upperBound + $0, b: middleB.upperBound + $0) }
    self.steps = steps
  }

  public var isSame: Bool {
    steps.allSatisfy { step in
      if case .same = step { true } else { false }
    }
  }

  /// Frames that lie between two that match.
  private static func gap<Frame: Hashable>(
    _ a: [Frame], _ rowsA: Range<Int>, _ b: [Frame], _ rowsB: Range<Int>
  ) -> [Step] {
    let paired = min(rowsA.count, rowsB.count)
    var steps: [Step] = (0..<paired).map {
      .changed(a: rowsA.lowerBound + $0, b: rowsB.lowerBound + $0)
    }
    steps += rowsA.dropFirst(paired).map { .dropped(a: $0) }
    steps += rowsB.dropFirst(paired).map { index in
      index > 0 && b[index] == b[index - 1] ? .duplicated(b: index) : .inserted(b: index)
    }
    return steps
  }

  /// The pairs of a longest common subsequence.
  private static func matches<Frame: Hashable>(
    _ a: [Frame], _ rangeA: Range<Int>, _ b: [Frame], _ rangeB: Range<Int>
  ) -> [(a: Int, b: Int)] {
    let (rows, columns) = (rangeA.count, rangeB.count)
    let (pairs, overflows) = rows.multipliedReportingOverflow(by: columns)
    guard rows > 0, columns > 0 else { return [] }
    guard !overflows, pairs <= pairLimit else { return indexMatches(a, rangeA, b, rangeB) }
    // lengths[i][j]: of the longest one that begins at frame i and frame j.
    var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    let stride = columns + 1
    for i in (0..<rows).reversed() {
      for j in (0..<columns).reversed() {
        let isMatch = a[rangeA.lowerBound + i] == b[rangeB.lowerBound + j]
        lengths[i * stride + j] =
          isMatch
          ? lengths[(i + 1) * stride + j + 1] + 1
          : max(lengths[(i + 1) * stride + j], lengths[i * stride + j + 1])
      }
    }
    var matches: [(a: Int, b: Int)] = []
    var (i, j) = (0, 0)
    while i < rows, j < columns {
      if a[rangeA.lowerBound + i] == b[rangeB.lowerBound + j] {
        matches.append((rangeA.lowerBound + i, rangeB.lowerBound + j))
        i += 1
        j += 1
      } else if lengths[(i + 1) * stride + j] >= lengths[i * stride + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return matches
  }

  private static func indexMatches<Frame: Hashable>(
    _ a: [Frame], _ rangeA: Range<Int>, _ b: [Frame], _ rangeB: Range<Int>
  ) -> [(a: Int, b: Int)] {
    zip(rangeA, rangeB).filter { a[$0] == b[$1] }.map { (a: $0, b: $1) }
  }
}
