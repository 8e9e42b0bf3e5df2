import GoldenImages
import Pixels
import TestSupport
import Testing

/// What holds of a sequence whatever is recorded of it.
@Suite struct InvariantTests {
  private let suite: DragSuite

  init() throws {
    suite = try DragSuite()
  }

  private func run(
    _ mode: RecordMode, alter: @escaping @Sendable (StraightBitmap) -> StraightBitmap
  ) throws -> CaseResult {
    try suite.run { runner, goldens in
      var runner = runner
      runner.alterStill = alter
      return try runner.record(goldens, mode)
    }
  }

  @Test func aGestureBeginsAndEndsAsStills() throws {
    try suite.record()

    let result = try suite.verify()

    #expect(result.status == .equal)
    #expect(result.checkedInvariants == [.startsAsStill, .endsAsStill])
    #expect(result.brokenInvariants.isEmpty)
  }

  @Test func aFrameThatIsNotItsStillIsADifferenceAlthoughItIsRecorded() throws {
    try suite.record()

    let result = try run(.never) { still in
      var still = still
      still[0, 0] = .black
      return still
    }

    #expect(result.status == .different)
    #expect(result.reason == .invariants)
    #expect(result.brokenInvariants == [.startsAsStill, .endsAsStill])
  }

  @Test func whatBreaksAnInvariantIsNotRecordedForRight() throws {
    try suite.record()
    let before = try suite.folder.read("s/__goldens__/drag.json")
    try suite.writeBoard(cover: "#000000")

    let result = try run(.failed) { still in
      StraightBitmap(size: still.size, filledWith: .white)
    }

    #expect(!result.isRecorded)
    #expect(result.status == .different)
    #expect(try suite.folder.read("s/__goldens__/drag.json") == before)
  }
}
