import BoardDrawing
import Geometry
import GoldenImages
import ImageComparison
import Pixels
import TestSupport
import Testing

/// Items whose pixels do not count, wherever they are.
@Suite struct IgnoredItemTests {
  private let board = FaultBoard()

  @Test func pixelsOfAnIgnoredItemAreCountedByThemselves() throws {
    let golden = try MomentGolden(board.moment)
    try golden.mutate { picture in
      for y in [30, 45] { picture[32, y] = picture[32, y].slightlyOff }
    }

    let result = golden.verify(board.moment) { $0.ignoredItems = ["cover"] }

    #expect(result.status == .tolerated)
    #expect(result.ignoredItems == ["cover"])
    #expect(result.frames.first?.comparison?.diffCount == 0)
    #expect(result.frames.first?.comparison?.ignoredInItems == 2)
    #expect(golden.verify(board.moment).status == .different)
    #expect(golden.verify(board.moment) { $0.ignoredItems = ["menu"] }.status == .different)
  }

  @Test func pixelsBesideItCount() throws {
    let golden = try MomentGolden(board.moment)
    try golden.mutate { picture in
      picture[32, 30] = picture[32, 30].slightlyOff
      picture[2, 2] = .black
    }

    let result = golden.verify(board.moment) { $0.ignoredItems = ["cover"] }

    #expect(result.status == .different)
    #expect(result.frames.first?.comparison?.diffCount == 1)
    #expect(result.frames.first?.comparison?.ignoredInItems == 1)
  }

  @Test func anItemThatMovedKeepsItsMask() throws {
    let golden = try MomentGolden(board.moment)
    var moved = board
    moved.cover.frame.x += 4
    moved.cover.frame.y += 40

    #expect(golden.verify(moved.moment) { $0.ignoredItems = ["cover"] }.status == .tolerated)
  }

  @Test func whatLiesOverAnIgnoredItemCounts() throws {
    var over = board
    over.menu.frame.x = 40
    let golden = try MomentGolden(over.moment)
    try golden.mutate { $0[44, 30] = .black }

    let result = golden.verify(over.moment) { $0.ignoredItems = ["cover"] }

    #expect(result.frames.first?.comparison?.diffCount == 1)
  }

  @Test func anUnknownItemIsAnErrorThatNamesTheNearest() throws {
    let golden = try MomentGolden(board.moment)

    let result = golden.verify(board.moment) { $0.ignoredItems = ["covr"] }

    #expect(result.error == .unknownItem("covr", nearest: "cover"))
  }

  @Test func anIgnoredItemNeedNotBeInEveryCaseOfASuite() throws {
    let suite = try DragSuite()
    try suite.folder.write(try suite.folder.read("s/drag.board.json"), to: "s/still.board.json")
    try suite.writeBoard()
    try suite.record()
    try suite.writeBoard(cover: "#000000")
    func status(_ items: [String]) throws -> CaseResult.Status {
      try suite.run { runner, goldens in
        var runner = runner
        runner.budget.ignoredItems = items
        return try runner.verify(goldens)
      }.status
    }

    #expect(try status(["cover,map"]) == .tolerated)
    #expect(try status(["map"]) == .different)
    #expect(throws: GoldenError.unknownItem("cove", nearest: "cover")) { try status(["map,cove"]) }
  }

  @Test func nothingIsWrittenForAnUnknownItem() throws {
    let suite = try DragSuite()
    try suite.record()
    let before = try suite.folder.read("s/__goldens__/drag.json")
    try suite.writeBoard(cover: "#000000")

    #expect(throws: GoldenError.unknownItem("nobody", nearest: nil)) {
      try suite.run { runner, goldens in
        var runner = runner
        runner.budget.ignoredItems = ["nobody"]
        return try runner.approve(goldens)
      }
    }
    #expect(try suite.folder.read("s/__goldens__/drag.json") == before)
  }
}
