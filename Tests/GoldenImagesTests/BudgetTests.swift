import Foundation
import GoldenImages
import ImageComparison
import Pixels
import TestSupport
import Testing

/// Each part of a budget allows what it says, and nothing else.
@Suite struct BudgetTests {
  private let suite: DragSuite

  init() throws {
    suite = try DragSuite()
    try suite.record()
  }

  private func status(_ change: (inout GoldenBudget) -> Void) throws -> CaseResult.Status {
    try suite.run { runner, goldens in
      var runner = runner
      change(&runner.budget)
      return try runner.verify(goldens)
    }.status
  }

  @Test func aFailureSaysWhichPartOfTheBudgetWasNotEnough() throws {
    for frame in [3, 4, 6] {
      var picture = try suite.golden(frame)
      for x in 0..<frame { picture[9 + x, 9].red ^= 1 }
      try suite.writeGolden(frame, picture)
    }
    func words(_ change: (inout GoldenBudget) -> Void) throws -> [String] {
      try suite.run { runner, goldens in
        var runner = runner
        change(&runner.budget)
        return try runner.verify(goldens)
      }.budgetExcesses.map(\.words)
    }

    #expect(try words { _ in } == [])
    #expect(try words { $0.differentPixels = 6 } == [])
    #expect(try words { $0.differentPixels = 5 } == ["maxPixels is 5, found 6"])
    #expect(
      try words {
        $0.differentFrames = 2
        $0.consecutiveFrames = 1
      } == ["maxBadFrames is 2, found 3", "maxConsecutiveBad is 1, found 2"])
  }

  @Test func pixelsOfAnItemThatAreTooManyAreNamed() throws {
    try suite.writeBoard(cover: "#336698")

    let result = try suite.run { runner, goldens in
      var runner = runner
      runner.budget.itemPixels = 7
      return try runner.verify(goldens)
    }

    #expect(result.budgetExcesses.map(\.part) == [.maxItemDelta])
    #expect(result.budgetExcesses.first?.found.map { $0 > 7 } == true)
  }

  @Test func pixelsOfAnItemAreAllowedUpToTheirNumber() throws {
    try suite.writeBoard(cover: "#336698")
    let pixels = try #require(try suite.verify().items?.findings.first?.differentPixels)

    #expect(try status { $0.itemPixels = pixels } == .tolerated)
    #expect(try status { $0.itemPixels = pixels - 1 } == .different)
    #expect(try status { $0.shift = 100 } == .different)
  }

  @Test func badFramesAreAllowedUpToTheirNumberAndRun() throws {
    for frame in [3, 4, 6] {
      var picture = try suite.golden(frame)
      picture[9, 9].red ^= 1
      try suite.writeGolden(frame, picture)
    }

    #expect(try status { $0.differentFrames = 2 } == .different)
    #expect(try status { $0.differentFrames = 3 } == .tolerated)
    #expect(
      try status {
        $0.differentFrames = 3
        $0.consecutiveFrames = 1
      } == .different)
    #expect(
      try status {
        $0.differentFrames = 3
        $0.consecutiveFrames = 2
      } == .tolerated)
  }

  @Test func aSequenceMayBeLateByAsManyFramesAsAllowed() throws {
    try suite.record(keepsPictures: false)
    try suite.changeRecord { frames in
      let hashes = frames.map { $0["hash"] }
      for index in frames.indices.dropLast() { frames[index]["hash"] = hashes[index + 1] }
    }

    #expect(try suite.verify().verdict == .late(frames: 1))
    #expect(try status { _ in } == .different)
    #expect(try status { $0.lag = 1 } == .tolerated)
  }

  @Test func noBudgetAllowsOtherFrames() throws {
    try suite.writeGesture(hold: 0.7)

    #expect(
      try status {
        $0.differentFrames = 100
        $0.differentPixels = 100_000
        $0.lag = 9
        $0.shift = 100
      } == .different)
  }

  @Test func itemsMayMoveAsFarAsAllowedAndNotChange() throws {
    let moved = try StillSuite()

    #expect(try moved.status(gap: 5) == .different)
    #expect(try moved.status(gap: 5) { $0.shift = 0.5 } == .different)
    #expect(try moved.status(gap: 5) { $0.shift = 1 } == .tolerated)
    #expect(try moved.status(gap: 5) { $0.itemPixels = 10_000 } == .different)
    #expect(try moved.status(gap: 5) { $0.drift = 1 } == .different)
    #expect(try moved.status(gap: 5, color: "#c04081") { $0.shift = 1 } == .different)
  }
}

/// One board, recorded with a gap of 4.
private struct StillSuite {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(gap: 4, color: "#c04080")
    _ = try SuiteRunner(tool: "tests").record(try GoldenSuite(folder.path("s")), .all)
  }

  private func write(gap: Int, color: String) throws {
    let text = """
      { "version": 1, "canvas": { "width": 68, "margin": 2 },
        "layout": { "columns": 2, "gap": [4, \(gap)] },
        "items": [ { "id": "a", "size": [30, 20], "color": "#4080c0" },
                   { "id": "b", "size": [30, 80], "color": "#80c040" },
                   { "id": "c", "size": [30, 30], "color": "\(color)" } ] }
      """
    try folder.write(Array(text.utf8), to: "s/one.board.json")
  }

  func status(
    gap: Int, color: String = "#c04080", _ change: (inout GoldenBudget) -> Void = { _ in }
  ) throws -> CaseResult.Status? {
    try write(gap: gap, color: color)
    var runner = SuiteRunner(tool: "tests")
    change(&runner.budget)
    return try runner.verify(try GoldenSuite(folder.path("s"))).cases.first?.status
  }
}
