import ImageComparison
import Testing

/// Faults of timing have a name, and none of them hides behind another.
@Suite struct SequenceTests {
  private let golden = Array(0..<30)

  @Test func equalSequencesAreEqual() {
    #expect(SequenceVerdict(golden, golden) == .equal)
    #expect(SequenceVerdict([Int](), []) == .equal)
    #expect(FrameAlignment(golden, golden).isSame)
  }

  @Test func aFrameThatWasDroppedIsNamedAndTheLaterOnesMatch() {
    var actual = golden
    actual.remove(at: 17)

    #expect(
      SequenceVerdict(golden, actual)
        == .timing(dropped: [17], duplicated: [], inserted: []))
    #expect(FrameAlignment(golden, actual).steps.last == .same(a: 29, b: 28))
  }

  @Test func aFrameThatStandsTwiceIsNamed() {
    var actual = golden
    actual.insert(9, at: 10)

    #expect(
      SequenceVerdict(golden, actual)
        == .timing(dropped: [], duplicated: [10], inserted: []))
  }

  @Test func aFrameOfNothingElseIsInserted() {
    var actual = golden
    actual.insert(99, at: 4)

    #expect(
      SequenceVerdict(golden, actual)
        == .timing(dropped: [], duplicated: [], inserted: [4]))
  }

  @Test(arguments: [1, 2, 7]) func whatComesLaterIsLate(lag: Int) {
    let actual = golden.indices.map { golden[max(0, $0 - lag)] }

    #expect(SequenceVerdict(golden, actual) == .late(frames: lag))
    #expect(SequenceVerdict(actual, golden) != .equal)
  }

  @Test func whatComesSoonerIsEarly() {
    let actual = golden.indices.map { golden[min(29, $0 + 3)] }

    #expect(SequenceVerdict(golden, actual) == .early(frames: 3))
  }

  @Test func aFrameThatShowsSomethingElseIsContent() {
    var actual = golden
    actual[12] = 99

    #expect(
      SequenceVerdict(golden, actual)
        == .content(changed: [12], dropped: [], duplicated: [], inserted: []))
  }

  @Test func aFrameForAnotherAndADropAreBothNamed() {
    var actual = golden
    actual[25] = 99
    actual.remove(at: 3)

    #expect(
      SequenceVerdict(golden, actual)
        == .content(changed: [25], dropped: [3], duplicated: [], inserted: []))
  }

  @Test func aFrameThatStandsForItsNeighbourIsNamedByBoth() {
    var actual = golden
    actual.remove(at: 3)
    actual.insert(20, at: 19)

    #expect(
      SequenceVerdict(golden, actual)
        == .timing(dropped: [3], duplicated: [], inserted: [19]))
  }

  @Test func someFramesThatWereTakenOverAreContentAndNoTiming() {
    let golden = [1, 1, 1, 5, 5, 1, 1, 2]

    #expect(
      SequenceVerdict(golden, [5, 5, 5, 5, 5, 5, 5, 6])
        == .content(changed: [0, 1, 2, 5, 6, 7], dropped: [], duplicated: [], inserted: []))
  }

  @Test func oneStillPictureIsNeverLate() {
    #expect(
      SequenceVerdict([1, 1, 1], [1, 1, 2])
        == .content(changed: [2], dropped: [], duplicated: [], inserted: []))
  }

  @Test func tenThousandDifferentFramesAreComparedInBoundedMemory() {
    let actual = golden.map { $0 + 100 }
    let long = (0..<10_000).map { $0 }

    #expect(FrameAlignment(long, long.map { $0 + 20_000 }).steps.count == 10_000)
    #expect(FrameAlignment(golden, actual).steps.count == 30)
  }

  @Test func aSummaryNamesFirstLastAndWorst() {
    let summary = SequenceSummary(counts: [0, 0, 3, 0, 9, 9, nil, 0])

    #expect(summary.first == 2)
    #expect(summary.last == 6)
    #expect(summary.worst == 4)
    #expect(summary.longestRun == 3)
    #expect(summary.settlesEqual)
    #expect(SequenceSummary(counts: []).first == nil)
  }
}
