import Geometry
import Layouts
import TestSupport
import Testing

/// What holds on every board of every mode.
@Suite struct ModeLawTests {
  @Test(arguments: LayoutMode.allCases)
  func everyItemHasOneFrameWithinTheBoard(mode: LayoutMode) throws {
    for board in try ModeBoard.all([mode]) {
      let arrangement = board.arrangement
      let insets = board.settings.insets

      #expect(arrangement.frames.count == board.items.count, "\(board)")
      #expect(arrangement.columns.count == board.items.count, "\(board)")
      #expect(arrangement.size.width == board.width, "\(board)")
      let left = mode == .mirrored ? insets.right : insets.left
      let right = mode == .mirrored ? insets.left : insets.right
      for (index, frame) in arrangement.frames.enumerated() {
        let lanes = arrangement.columns[index] + arrangement.span(ofItem: index)
        #expect(lanes <= arrangement.columnCount, "\(board), item \(index)")
        #expect(frame.width >= 0 && frame.height >= 0, "\(board), item \(index)")
        #expect(frame.minX >= left - board.slack, "\(board), item \(index)")
        let isFixed = board.items[index].fixedWidth != nil
        let end = board.width - right + board.slack
        #expect(frame.maxX <= end || isFixed, "\(board), item \(index)")
        #expect(frame.minY >= -1e-6, "\(board), item \(index)")
        #expect(frame.maxY <= arrangement.size.height + board.slack, "\(board), item \(index)")
      }
    }
  }

  @Test(arguments: LayoutMode.allCases)
  func noTwoItemsOverlap(mode: LayoutMode) throws {
    for board in try ModeBoard.all([mode]) {
      let frames = board.arrangement.frames.map { $0.inset(by: 1e-6) }

      for (index, frame) in frames.enumerated() {
        #expect(!frames[..<index].contains { $0.intersects(frame) }, "\(board), item \(index)")
      }
    }
  }

  @Test(arguments: LayoutMode.columnModes)
  func oneSpacingAtLeastIsBetweenItemsOfAColumn(mode: LayoutMode) throws {
    for board in try ModeBoard.all([mode]) {
      let arrangement = board.arrangement

      for column in 0..<arrangement.columnCount {
        let items = arrangement.frames.indices.filter {
          let start = arrangement.columns[$0]
          return (start..<start + arrangement.span(ofItem: $0)).contains(column)
        }.sorted { left, right in
          let upper = arrangement.frames[left]
          let lower = arrangement.frames[right]
          return (upper.minY, upper.maxY) < (lower.minY, lower.maxY)
        }
        for (upper, lower) in zip(items, items.dropFirst()) {
          let gap = arrangement.frames[lower].minY - arrangement.frames[upper].maxY
          // Two edges are rounded, and spacing to units.
          let least = board.settings.rowSpacing - 2 * board.slack - 0.003
          #expect(gap >= least, "\(board), items \(upper) and \(lower)")
        }
      }
    }
  }

  @Test(arguments: LayoutMode.allCases)
  func theSameInputGivesTheSameOutput(mode: LayoutMode) throws {
    for board in try ModeBoard.all([mode]) {
      #expect(board.arrangement == board.arrangement, "\(board)")
    }
  }

  @Test(arguments: LayoutMode.columnModes)
  func anItemWithAColumnOfItsOwnBeginsThere(mode: LayoutMode) throws {
    guard mode != .mirrored else { return }
    for board in try ModeBoard.all([mode]) {
      let arrangement = board.arrangement

      for (index, item) in board.items.enumerated() {
        guard let column = item.column else { continue }
        let last = arrangement.columnCount - arrangement.span(ofItem: index)
        #expect(arrangement.columns[index] == min(column, last), "\(board), item \(index)")
      }
    }
  }

  @Test(arguments: LayoutMode.allCases.filter { $0 != .upward && $0 != .rows })
  func itemsToComeDoNotMoveThoseBefore(mode: LayoutMode) throws {
    // The last items of a balanced board are placed together, and the last row of a justified one.
    guard mode != .balanced, mode != .justified else { return }
    for board in try ModeBoard.all([mode]) {
      let half = board.items.count / 2

      let part = board.layout.arrange(Array(board.items[..<half]), in: board.area)

      #expect(Array(board.arrangement.frames[..<half]) == part.frames, "\(board)")
    }
  }

  @Test(arguments: LayoutMode.allCases)
  func aBoardLowerDownIsTheSameBoard(mode: LayoutMode) throws {
    for board in try ModeBoard.all([mode]) {
      let lower = board.layout.arrange(
        board.items, in: LayoutArea(x: 16, y: 128, width: board.width))

      // 16 and 128 points are whole pixels at every scale, so that only rounding of sums is left.
      for (frame, moved) in zip(board.arrangement.frames, lower.frames) {
        #expect(abs(moved.x - frame.x - 16) < 1e-6, "\(board)")
        #expect(abs(moved.y - frame.y - 128) < 1e-6, "\(board)")
        #expect(abs(moved.width - frame.width) < 1e-6, "\(board)")
        #expect(abs(moved.height - frame.height) < 1e-6, "\(board)")
      }
      #expect(abs(lower.size.height - board.arrangement.size.height) < 1e-6, "\(board)")
    }
  }

  @Test(arguments: LayoutMode.allCases)
  func theMirrorOfAModeIsItsMirrorImage(mode: LayoutMode) throws {
    for board in try ModeBoard.all([mode], count: 6) {
      let image = mirror(board.layout).arrange(board.items, in: board.area)

      for (frame, mirrored) in zip(board.arrangement.frames, image.frames) {
        #expect(abs(mirrored.minX - (board.width - frame.maxX)) < 1e-9, "\(board)")
        #expect(mirrored.y == frame.y && mirrored.size == frame.size, "\(board)")
      }
      #expect(image.size == board.arrangement.size, "\(board)")
    }
  }

  private func mirror(_ layout: some Layout) -> any Layout { MirroredLayout(layout) }
}
