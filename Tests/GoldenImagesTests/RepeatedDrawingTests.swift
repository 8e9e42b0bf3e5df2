import GoldenImages
import Synchronization
import Testing

/// What is drawn twice must come out the same.
@Suite struct RepeatedDrawingTests {
  private let suite: DragSuite

  init() throws {
    suite = try DragSuite(hold: 0)
    try suite.record()
  }

  private func verify(
    _ count: Int, alter: @escaping @Sendable ([String], Int) -> [String]
  ) throws -> CaseResult {
    try suite.run { runner, goldens in
      var runner = runner
      runner.repeatCount = count
      runner.alterDrawing = alter
      return try runner.verify(goldens)
    }
  }

  @Test func aCaseIsDrawnAsOftenAsAskedAndComesOutTheSame() throws {
    let numbers = Mutex<[Int]>([])

    let result = try verify(3) { hashes, number in
      numbers.withLock { $0.append(number) }
      return hashes
    }

    #expect(result.status == .equal)
    #expect(result.otherDrawing == nil)
    #expect(numbers.withLock { $0 } == [2, 3, 4])
  }

  @Test func aDrawingThatComesOutAnotherWayIsAVerdictOfItsOwn() throws {
    let result = try verify(3) { hashes, number in
      var hashes = hashes
      if number == 3 { hashes[4] = "0" }
      return hashes
    }

    #expect(result.status == .different)
    #expect(result.reason == .drawings)
    #expect(result.otherDrawing?.number == 3)
    #expect(result.otherDrawing?.threadCount == 2)
    #expect(result.otherDrawing?.frame == 4)
  }

  @Test func aDrawingOfFewerFramesIsAnotherToo() throws {
    let result = try verify(1) { hashes, _ in Array(hashes.dropLast()) }

    #expect(result.reason == .drawings)
    #expect(result.otherDrawing?.frame == nil)
  }
}
