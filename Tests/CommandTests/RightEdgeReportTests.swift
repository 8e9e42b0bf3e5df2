import BoardDrawing
import BoardModel
import Foundation
import Geometry
import Layouts
import Pixels
import TestSupport
import Testing

/// A line of background at the right edge, left over where widths were cut down.
///
/// Source: chiahsien/CHTCollectionViewWaterfallLayout, issue 81; the "A06" of the reference cases.
@Suite struct RightEdgeReportTests {
  private let folder: TemporaryFolder
  private let tool: BuiltTool

  init() throws {
    folder = try TemporaryFolder()
    tool = BuiltTool(in: folder)
    try folder.write(
      text: """
        { "version": 1,
          "canvas": { "width": 375, "margin": 0, "background": "magenta" },
          "layout": { "columns": 2, "gap": 10 },
          "items": [ { "id": "a", "size": [100, 100], "color": "#00f" },
                     { "id": "b", "size": [100, 100], "color": "#0f0" } ] }
        """, to: "b.json")
  }

  /// The lengths of the runs of equal pixels in the row 50 pixels down.
  private func runs(of board: Bitmap) -> [(color: Pixel, length: Int)] {
    var runs: [(color: Pixel, length: Int)] = []
    for x in 0..<board.width {
      if runs.last?.color == board[x, 50] {
        runs[runs.count - 1].length += 1
      } else {
        runs.append((board[x, 50], 1))
      }
    }
    return runs
  }

  @Test func bothEdgesAreCovered() throws {
    let outcome = try tool.run("render", "b.json", "-o", "out.png")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let board = try folder.readBitmap("out.png")
    let runs = runs(of: board)
    #expect(board.width == 375)
    #expect(runs.map(\.color) == [Color.blue, .magenta, .green].map { Pixel($0) })
    #expect(runs[1].length == 10)
    #expect(Set([runs[0].length, runs[2].length]) == [182, 183])
  }

  @Test func aSecondRunGivesTheSameBytes() throws {
    _ = try tool.run("render", "b.json", "-o", "out.png")
    _ = try tool.run("render", "b.json", "-o", "again.png", "--threads", "1")

    #expect(try folder.read("out.png") == folder.read("again.png"))
  }

  @Test func atTwoPixelsAPointNothingIsLeftOver() throws {
    let outcome = try tool.run("render", "b.json", "-o", "out.png", "--scale", "2")

    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let board = try folder.readBitmap("out.png")
    #expect(board.width == 750)
    #expect(runs(of: board).map(\.length) == [365, 20, 365])
  }

  @Test(arguments: 1...9)
  func atEveryWidthTheGapsAreWhole(columnCount: Int) throws {
    let items = (0..<columnCount).map { index in
      BoardItem(
        id: String(index), content: .color(.blue), naturalSize: Size(width: 100, height: 100))
    }
    for width in 300...400 {
      var settings = BoardSettings()
      settings.width = .points(Double(width))
      settings.margin = .zero
      settings.columns = .count(columnCount)
      settings.columnGap = 10
      let board = try Board(settings: settings, items: items)

      let frames = try ArrangedBoard(board).arrangement.frames.sorted { $0.x < $1.x }

      #expect(frames.first?.x == 0)
      #expect(frames.last.map { $0.x + $0.width } == Double(width))
      for (left, right) in zip(frames, frames.dropFirst()) {
        #expect(abs(right.x - left.x - left.width - 10) <= 1)
      }
    }
  }
}
