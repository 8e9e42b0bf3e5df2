import Geometry
import Layouts
import TestSupport
import Testing

/// What holds for the columns of every board, seen on a board with one item in each.
@Suite struct ColumnLawTests {
  /// Column frames from left to right, and what they were made from.
  private struct Columns {
    let board: RandomBoard
    let frames: [Rect]

    init(_ board: RandomBoard) {
      let item = LayoutItem(aspectRatio: .infinity, fixedHeight: 30)
      let items = [LayoutItem](repeating: item, count: board.layout.columnCount)
      self.board = board
      frames = board.layout.arrange(items, width: board.width).frames
    }
  }

  private let every: [Columns]

  init() throws {
    // With an unlimited tolerance all items go to the first column.
    every = try RandomBoard.all().filter { $0.layout.orderTolerance < 20 }.map(Columns.init)
  }

  private func columns(snappedBy snapping: Snapping) throws -> [Columns] {
    let some = every.filter { $0.board.layout.snapping == snapping }
    try #require(!some.isEmpty)
    return some
  }

  @Test func columnsStandOneSpacingApart() {
    for columns in every {
      let board = columns.board
      let slack = (board.layout.snapping == .distribute ? board.pixel : 0) + 1e-6
      for (left, right) in zip(columns.frames, columns.frames.dropFirst()) {
        let gap = right.minX - left.maxX
        #expect(abs(gap - board.layout.columnSpacing) <= slack, "\(board)")
      }
    }
  }

  @Test func distributedEdgesLieOnPixels() throws {
    for columns in try columns(snappedBy: .distribute) {
      for edge in columns.frames.flatMap({ [$0.minX, $0.maxX, $0.minY, $0.maxY] }) {
        let pixels = edge * columns.board.layout.scale
        #expect(abs(pixels - pixels.rounded()) < 1e-6, "\(columns.board)")
      }
    }
  }

  @Test func distributedWidthsDifferByOnePixelAtMost() throws {
    for columns in try columns(snappedBy: .distribute) {
      let widths = columns.frames.map(\.width).sorted()
      let difference = (widths.last ?? 0) - (widths.first ?? 0)
      #expect(difference <= columns.board.pixel + 1e-6, "\(columns.board)")
    }
  }

  @Test func distributedColumnsLeaveNothingOver() throws {
    for columns in try columns(snappedBy: .distribute) {
      let insets = columns.board.layout.insets
      let left = try #require(columns.frames.first).minX - insets.left
      let right = columns.board.width - insets.right - (try #require(columns.frames.last)).maxX
      #expect(abs(left) <= columns.board.pixel / 2 + 1e-6, "\(columns.board)")
      #expect(abs(right) <= columns.board.pixel / 2 + 1e-6, "\(columns.board)")
    }
  }

  @Test func flooredColumnsAreEquallyWideAndLeaveLessThanAPixelEach() throws {
    for columns in try columns(snappedBy: .floor) {
      let board = columns.board
      let widths = Set(columns.frames.map(\.width))
      let width = try #require(widths.first)
      let over =
        board.width - board.layout.insets.right - (try #require(columns.frames.last)).maxX

      #expect(widths.count == 1, "\(board)")
      #expect(abs(width * board.layout.scale - (width * board.layout.scale).rounded()) < 1e-6)
      #expect(over > -1e-6, "\(board)")
      #expect(over < board.pixel * Double(board.layout.columnCount), "\(board)")
    }
  }

  @Test func columnsThatAreNotSnappedShareTheWidthExactly() throws {
    for columns in try columns(snappedBy: .none) {
      let width = PlainWaterfall.columnWidth(of: columns.board)
      for frame in columns.frames {
        #expect(abs(frame.width - width) < 1e-9, "\(columns.board)")
      }
    }
  }
}
