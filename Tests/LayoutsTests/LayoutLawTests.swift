import Geometry
import Layouts
import TestSupport
import Testing

/// What holds on every board, tried on boards of every snapping at every scale.
@Suite struct LayoutLawTests {
  private let boards: [RandomBoard]

  init() throws {
    boards = try RandomBoard.all()
    #expect(boards.count { !$0.items.isEmpty } > 400)
  }

  @Test func everyItemHasOneFrameInOneColumn() {
    for board in boards {
      let arrangement = board.arrangement

      #expect(arrangement.frames.count == board.items.count, "\(board)")
      #expect(arrangement.columns.count == board.items.count, "\(board)")
      #expect(arrangement.columnCount == board.layout.columnCount, "\(board)")
      #expect(arrangement.columns.allSatisfy { (0..<board.layout.columnCount).contains($0) })
    }
  }

  @Test func everyFrameIsInsideTheInsets() {
    for board in boards {
      let arrangement = board.arrangement
      let insets = board.layout.insets

      // An edge may be rounded outward.
      let slack = (board.layout.snapping == .distribute ? board.pixel / 2 : 0) + 1e-6
      for frame in arrangement.frames {
        #expect(frame.width > 0 && frame.height >= 0, "\(board)")
        #expect(frame.minX >= insets.left - slack, "\(board)")
        #expect(frame.maxX <= board.width - insets.right + slack, "\(board)")
        #expect(frame.minY >= insets.top - slack, "\(board)")
        #expect(frame.maxY <= arrangement.size.height - insets.bottom + 2 * slack, "\(board)")
      }
      #expect(arrangement.size.width == board.width)
    }
  }

  @Test func noTwoItemsOverlap() {
    for board in boards {
      let frames = board.arrangement.frames.map { $0.inset(by: 1e-6) }

      for (index, frame) in frames.enumerated() {
        #expect(!frames[..<index].contains { $0.intersects(frame) }, "\(board), item \(index)")
      }
    }
  }

  @Test func itemsOfAColumnStandOneSpacingApart() {
    for board in boards {
      let frames = board.arrangement.frames

      let slack = (board.layout.snapping == .distribute ? board.pixel : 0.5 / 192) + 1e-6
      for column in board.itemsOfColumns {
        for (upper, lower) in zip(column, column.dropFirst()) {
          let gap = frames[lower].minY - frames[upper].maxY
          #expect(abs(gap - board.layout.rowSpacing) <= slack, "\(board), item \(lower)")
        }
      }
    }
  }

  @Test func theBoardEndsOneInsetBelowItsLowestItem() {
    for board in boards {
      let arrangement = board.arrangement

      let lowest = arrangement.frames.map(\.maxY).max() ?? board.layout.insets.top
      let slack = (board.layout.snapping == .distribute ? board.pixel : 1.0 / 192) + 1e-6
      let space = arrangement.size.height - lowest
      #expect(abs(space - board.layout.insets.bottom) <= slack, "\(board)")
    }
  }

  @Test func theRuleSaidPlainlyGivesTheSameColumns() {
    for board in boards {
      #expect(board.arrangement.columns == PlainWaterfall(board).columns, "\(board)")
    }
  }

  @Test func theRuleSaidPlainlyGivesTheSameEdges() {
    for board in boards {
      let frames = board.arrangement.frames
      let plain = PlainWaterfall(board)

      func snapped(_ units: Int) -> Double {
        let points = Double(units) / 192
        guard board.layout.snapping == .distribute else { return points }
        return (points * board.layout.scale + 0.5 + 1e-9).rounded(.down) / board.layout.scale
      }
      for (index, frame) in frames.enumerated() {
        #expect(abs(frame.minY - snapped(plain.tops[index])) < 1e-6, "\(board), item \(index)")
        #expect(abs(frame.maxY - snapped(plain.bottoms[index])) < 1e-6, "\(board), item \(index)")
      }
    }
  }

  @Test func theSameInputGivesTheSameOutput() {
    for board in boards {
      #expect(board.arrangement == board.arrangement, "\(board)")
    }
  }

  @Test func itemsToComeDoNotMoveThoseBefore() {
    for board in boards {
      let whole = board.arrangement

      let half = board.items.count / 2
      let part = board.layout.arrange(Array(board.items[..<half]), width: board.width)

      #expect(Array(whole.frames[..<half]) == part.frames, "\(board)")
    }
  }
}
